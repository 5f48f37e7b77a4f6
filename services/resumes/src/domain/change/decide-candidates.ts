import type { Choice } from '@shortlist/contracts/screening';
import type { Context } from '../../context.js';
import type { StoredOverride } from '../../models/decision.js';
import type { JobRecord } from '../../models/job.js';
import { settleOutcome } from '../outcome/settle-outcome.js';
import { noteWithdrawal } from '../outcome/withdrawals.js';
import type { JobOfMember } from '../read/find-job.js';
import { countedOf } from '../read/persons.js';
import { notifyDecisions, tellsDecisions } from '../webhooks/notify-decisions.js';
import {
  changePeople,
  type PeopleChanged,
  type PersonChange,
  type ScoredPerson,
} from './change-people.js';

export interface WantedDecision {
  /** Any file of the person. */
  readonly candidateId: string;
  /** Null takes the person's decision back. */
  readonly choice: Choice | null;
  readonly reason?: string | undefined;
  /** The time of the decision that this one replaces (null: none); undefined: whatever there is. */
  readonly replaces?: string | null | undefined;
}

export interface DecideCandidatesInput extends JobOfMember {
  readonly changes: readonly WantedDecision[];
  /** Of those that give none of their own. */
  readonly reason?: string | undefined;
  readonly undo?: boolean | undefined;
  /** Email address of the person who decides. */
  readonly by: string;
}

const MEANWHILE =
  'Someone else decided about this candidate. Please look again before you change it.';

const withdrawn: Readonly<Record<Choice | 'none', string>> = {
  shortlisted: 'The candidate was moved to the shortlist.',
  maybe: 'The candidate was put aside to be looked at again.',
  rejected: 'The candidate can no longer be mailed.',
  none: 'The decision to reject the candidate was undone.',
};

function isSame(known: StoredOverride | null, next: StoredOverride | null): boolean {
  if (!known || !next) return known === next;
  return known.status === next.status && known.reason === next.reason && known.by === next.by;
}

function decide(
  now: Date,
  job: JobRecord,
  person: ScoredPerson,
  { choice, reason = '', replaces }: WantedDecision,
  { by, undo, isNotified }: DecideCandidatesInput & { readonly isNotified: boolean },
): PersonChange | string | null {
  const known = person.override;
  // Two decisions have two times: each is named by its own.
  const at = known && known.at >= now ? new Date(known.at.getTime() + 1) : now;
  const override = choice && { status: choice, reason, by, at };
  if (isSame(known, override)) return null;
  if (replaces !== undefined && (known?.at.toISOString() ?? null) !== replaces) return MEANWHILE;
  const { result, counted: _counted, ...mail } = settleOutcome(job, { ...person, override });
  const withdrawal = noteWithdrawal(
    person,
    { ...person, ...mail },
    { reason: withdrawn[choice ?? 'none'], at },
  );
  return {
    set: {
      override,
      ...mail,
      ...withdrawal,
      ...(isNotified ? { untoldSince: person.untoldSince ?? at } : {}),
    },
    result,
    decision: {
      at,
      kind: undo || !override ? 'undone' : 'overridden',
      by,
      name: person.counted?.name ?? result.name,
      from: person.result.status,
      to: result.status,
      score: countedOf(person)?.score ?? result.score,
      comparisonScore: job.comparisonScore,
      why: reason || null,
    },
  };
}

/**
 * Decides about people, which later rescoring does not override; their drafts follow. Repeating the same decision
 * changes nothing. Throws JobNotFound and JobNotComplete.
 */
export async function decideCandidates(
  context: Context,
  input: DecideCandidatesInput,
): Promise<PeopleChanged> {
  const isNotified = await tellsDecisions(context, input.member.workspaceId);
  const changed = await changePeople(context, input, input.changes, (job, person, wanted) =>
    decide(
      context.clock(),
      job,
      person,
      { ...wanted, reason: wanted.reason ?? input.reason },
      { ...input, isNotified },
    ),
  );
  // After a crash before it, the sweep tells them.
  if (isNotified) {
    context.background.run('tell decisions', () =>
      notifyDecisions(context, { jobId: input.jobId }),
    );
  }
  return changed;
}
