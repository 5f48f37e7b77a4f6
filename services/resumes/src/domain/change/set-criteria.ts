import { tokens as tokenEstimate } from '@shortlist/contracts/constants';
import type * as http from '@shortlist/contracts/http/resumes';
import type { OperationBody } from '@shortlist/contracts/operation';
import type { Criterion } from '@shortlist/contracts/screening';
import { EngineError, traitsOf } from '@shortlist/screening';
import type { Member } from '@shortlist/service-kit';
import type { Context } from '../../context.js';
import type { JobRecord } from '../../models/job.js';
import { findJob } from '../read/find-job.js';
import { refusal } from '../refusal.js';
import { chargeTokens } from '../tokens/charge-tokens.js';
import { changeSettings, type NextSettings } from './change-settings.js';
import { confirmCriteria } from './confirm-criteria.js';
import { describeCriteriaChange } from './describe-criteria-change.js';

/** Removed criteria that are remembered, so that taking a change back costs nothing. */
const MAX_RETIRED = 100;
const thousands = new Intl.NumberFormat('en-US');

export interface SetCriteriaInput {
  readonly jobId: string;
  readonly member: Member;
  readonly requestId: string;
  readonly wanted: OperationBody<typeof http.setCriteria>;
}

function retire(job: JobRecord, next: readonly Criterion[]): readonly Criterion[] {
  const all = [...job.retiredCriteria, ...(job.prepared?.criteria ?? [])];
  const gone = all.filter(({ id }) => !next.some((kept) => kept.id === id));
  return [...new Map(gone.map((criterion) => [criterion.id, criterion])).values()].slice(
    -MAX_RETIRED,
  );
}

/** In a screening that was judged, what has no mark is no knock-out. */
function withoutFalse({ knockOut, ...criterion }: Criterion): Criterion {
  return knockOut ? { ...criterion, knockOut } : criterion;
}

function hasSameIds(before: readonly Criterion[], after: readonly Criterion[]): boolean {
  const ids = new Set(before.map(({ id }) => id));
  return before.length === after.length && after.every(({ id }) => ids.has(id));
}

function nextSettings(job: JobRecord, { wanted, member }: SetCriteriaInput): NextSettings | null {
  const { prepared } = job;
  if (job.status !== 'completed' || !prepared) throw refusal('JobNotComplete');
  const before = prepared.criteria;
  const { title, ...confirmed } = confirmCriteria(wanted, [...before, ...job.retiredCriteria]);
  const criteria = confirmed.criteria.map(withoutFalse);
  const why = describeCriteriaChange({ title: job.title, criteria: before }, { title, criteria });
  if (why === null) return null;
  return {
    set: {
      title,
      prepared: { ...prepared, title, criteria },
      retiredCriteria: retire(job, criteria),
    },
    change: { by: member.email, why },
    rescores: true,
    // Removed criteria leave the summary too, so every candidate is judged again; known verdicts are reused.
    rejudges: !hasSameIds(before, criteria),
  };
}

/** Criteria that no candidate was ever judged by. */
function countUnknown(job: JobRecord, settings: NextSettings | null): number {
  const known = [...(job.prepared?.criteria ?? []), ...job.retiredCriteria];
  const next = settings?.set.prepared?.criteria ?? [];
  return next.filter(({ id }) => !known.some((criterion) => criterion.id === id)).length;
}

/**
 * Sets a completed job's title and criteria; candidates are judged by what is new, and scores, drafts and record
 * follow. Does nothing when nothing differs. An engine that costs tokens is asked only when the person accepted that.
 * Throws the named errors of setCriteria.
 */
export async function setCriteria(context: Context, input: SetCriteriaInput): Promise<void> {
  const { jobId, member, wanted } = input;
  const owner = { jobId, member };
  const job = await findJob(context, owner);
  if (!job) throw refusal('JobNotFound');
  const candidates = await context.models.candidates.everywhere.count({
    runId: job.runId,
    status: 'scored',
  });
  const unknown = countUnknown(job, nextSettings(job, input));
  const run = (onTokens?: (tokens: number) => void) =>
    changeSettings(context, owner, (newest) => nextSettings(newest, input), onTokens).catch(
      (error: unknown) => {
        if (!(error instanceof EngineError)) throw error;
        context.log.warn({ err: error, jobId }, 'judging by changed criteria: the engine failed');
        throw refusal('EngineUnavailable');
      },
    );
  if (unknown === 0 || traitsOf(job.engine.name).isFree) return run();
  const estimate = candidates * tokenEstimate.perFile;
  if (!wanted.acceptCost) {
    throw refusal('CostToAccept', {
      candidates: String(candidates),
      tokens: thousands.format(estimate),
    });
  }
  return chargeTokens(context, { member, requestId: input.requestId, estimate }, run);
}
