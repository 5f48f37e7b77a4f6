import { setTimeout as delay } from 'node:timers/promises';
import { commonRefusal } from '@shortlist/service-kit';
import type { Context } from '../../context.js';
import type { CandidateRecord } from '../../models/candidate.js';
import type { StoredDecision } from '../../models/decision.js';
import type { JobRecord } from '../../models/job.js';
import type { StoredResult } from '../../models/result.js';
import type { ChangeKind } from '../follow/change-follower.js';
import { inParts } from '../outcome/change-candidates.js';
import { type RevisedCandidate, storeChanges } from '../outcome/store-changes.js';
import { announceWithdrawals } from '../outcome/withdrawals.js';
import { type CountedPerson, movePeople, type PeopleCounts } from '../read/count-people.js';
import type { JobOfMember } from '../read/find-job.js';
import { completePersons, type PersonRecord } from '../read/find-persons.js';
import type { Person } from '../read/persons.js';
import {
  dropCounts,
  type FollowedCounts,
  keptCounts,
  refreshCounts,
} from '../read/refresh-counts.js';
import { refusal } from '../refusal.js';
import { findChangeable, type PartRead, readPart } from './read-part.js';

/** In each round one of the rivals wins. */
const ROUNDS = 40;
const PAUSE_MS = 50;

const NOT_FOUND = 'This candidate does not exist in this screening, or has no score.';
const CONTESTED =
  'This candidate is being changed again and again right now. Please try again in a moment.';

/** A person with a score, by the file that carries what is decided. */
export type ScoredPerson = PersonRecord & { readonly result: StoredResult };

export interface PersonChange {
  readonly set: Partial<Omit<CandidateRecord, 'result'>>;
  readonly result?: Pick<StoredResult, 'status' | 'borderline'>;
  readonly decision?: StoredDecision | readonly StoredDecision[];
}

export interface Skipped {
  readonly candidateId: string;
  /** Why, as a sentence. */
  readonly reason: string;
}

export interface PeopleChanged {
  readonly job: JobRecord;
  /** As they are now, in the order they were named. */
  readonly persons: readonly Person[];
  /** Ids that no longer stand for a person. */
  readonly removed: readonly string[];
  readonly skipped: readonly Skipped[];
  readonly totals: PeopleCounts;
  /** The job's `changes` before and after; undefined when something else was changed at the same time. */
  readonly revisions?: { readonly before: number; readonly after: number } | undefined;
}

/** A change of a person; null leaves them as they are, a sentence says why they can't be changed. */
type Change<Wanted> = (
  job: JobRecord,
  person: ScoredPerson,
  wanted: Wanted,
) => PersonChange | string | null;

function revise(
  { _id, revision }: ScoredPerson,
  { set, result, decision }: PersonChange,
): RevisedCandidate {
  const status = result && {
    'result.status': result.status,
    'result.borderline': result.borderline,
  };
  return { _id, revision, set: { ...set, ...status }, decision: decision ?? null };
}

function changed(person: ScoredPerson, { set, result }: PersonChange): ScoredPerson {
  const revision = person.revision + 1;
  return { ...person, ...set, revision, result: { ...person.result, ...result } };
}

/** A person before and after a change that was stored. */
interface Move {
  readonly before: ScoredPerson;
  readonly after: ScoredPerson;
  /** True when a rejection is no longer to be sent. */
  readonly withdraws: boolean;
}

const counted = ({ result, override }: ScoredPerson): CountedPerson => ({
  status: result.status,
  isDecided: override !== null,
});

/** Result of one part of a change of people. */
interface Part<Wanted> {
  readonly runId: string;
  readonly wanted: readonly Wanted[];
  readonly change: Change<Wanted>;
  /** Those that earlier parts changed, or left as they are; this one adds its own. */
  readonly persons: Map<string, ScoredPerson>;
  readonly skipped: Skipped[];
  readonly moves: Move[];
}

/** Changes those of a part that nothing else has changed since they were read; returns the others. */
async function changeOnce<Wanted extends { readonly candidateId: string }>(
  context: Context,
  { runId, wanted, change, persons, skipped, moves }: Part<Wanted>,
  { ids, byId, job }: PartRead,
): Promise<Wanted[]> {
  const again: Wanted[] = [];
  const changes: {
    readonly each: Wanted;
    readonly move: Move;
    readonly change: RevisedCandidate;
  }[] = [];
  const asked = new Set(persons.keys());
  for (const each of wanted) {
    const { candidateId } = each;
    const id = ids.get(candidateId);
    if (id === undefined) skipped.push({ candidateId, reason: NOT_FOUND });
    if (id === undefined || asked.has(id)) continue;
    asked.add(id);
    const person = byId.get(id);
    if (!person?.result || person.personId !== null) {
      again.push(each);
      continue;
    }
    const before = { ...person, result: person.result };
    const next = change(job, before, each);
    if (typeof next === 'string') skipped.push({ candidateId, reason: next });
    if (next === null || typeof next === 'string') persons.set(id, before);
    else {
      const withdraws = Boolean(next.set.withdrawal);
      const move = { before, after: changed(before, next), withdraws };
      changes.push({ each, move, change: revise(before, next) });
    }
  }
  const stored = await storeChanges(
    context,
    runId,
    changes.map((one) => one.change),
  );
  for (const { each, move } of changes) {
    const { _id: id } = move.after;
    if (stored.has(id)) {
      persons.set(id, move.after);
      moves.push(move);
    } else again.push(each);
  }
  return again;
}

/** Kinds that pages of others load again. An opened candidate can wait for their next look. */
function kindsOf(moves: readonly Move[]): readonly ChangeKind[] {
  const kinds = moves.flatMap(({ before, after }): ChangeKind[] => {
    if (before.override !== after.override) return ['decisions'];
    if (before.readers !== after.readers) return ['marks'];
    return before.opened === after.opened ? ['candidates'] : [];
  });
  return [...new Set(kinds)];
}

/** The counts that were kept with the job as these moves leave them; null when they were not known. */
function follow(
  job: JobRecord,
  { begun, moves }: { readonly begun: number | null; readonly moves: readonly Move[] },
): FollowedCounts | null {
  const kept = keptCounts(job);
  // Else something was changed between reading and dropping them.
  if (!kept || begun === null || begun !== job.changes + 1) return null;
  const people = moves.map(({ before, after }) => ({ from: counted(before), to: counted(after) }));
  return { begun, counts: { ...kept, ...movePeople(kept, people) } };
}

/**
 * Changes many people of a completed screening, each by itself and some at a time: what can't be changed is skipped. `change`
 * sees the newest job and person, and is called again when another change of the person came first. The first to name a person
 * decides. A crash leaves some of them changed, each as a whole. Throws JobNotFound and JobNotComplete.
 */
export async function changePeople<Wanted extends { readonly candidateId: string }>(
  context: Context,
  owner: JobOfMember,
  wanted: readonly Wanted[],
  change: Change<Wanted>,
): Promise<PeopleChanged> {
  const known = await findChangeable(context, owner);
  const { runId } = known;
  const persons = new Map<string, ScoredPerson>();
  const skipped: Skipped[] = [];
  const moves: Move[] = [];
  const begun = await dropCounts(context, owner.jobId, { changedAt: context.clock() });
  const read = (part: readonly Wanted[]) => {
    const reading = readPart(context, owner, {
      runId,
      ids: part.map(({ candidateId }) => candidateId),
    });
    // It may fail before it is awaited, while the part before it is stored.
    reading.catch(() => undefined);
    return reading;
  };
  const parts = [...inParts(wanted)];
  let reading = parts[0] && read(parts[0]);
  for (const [at, part] of parts.entries()) {
    let open = [...part];
    for (let round = 1; open.length > 0 && round <= ROUNDS; round += 1) {
      if (round > 1) await delay(Math.random() * PAUSE_MS);
      const found = await (round === 1 && reading ? reading : read(open));
      const next = round === 1 ? parts[at + 1] : undefined;
      // The database reads the next ones while these are worked out.
      if (next) reading = read(next);
      const some = { runId, wanted: open, change, persons, skipped, moves };
      open = await changeOnce(context, some, found);
    }
    skipped.push(...open.map(({ candidateId }) => ({ candidateId, reason: CONTESTED })));
  }
  const contested = skipped.filter(({ reason }) => reason === CONTESTED).length;
  if (contested > 0) {
    context.log.error({ jobId: owner.jobId, people: contested }, 'people could not be changed');
    if (persons.size === 0) throw commonRefusal('Unavailable', { sentence: CONTESTED });
  }
  const totals = await refreshCounts(context, owner.jobId, {
    followed: follow(known, { begun, moves }),
    kinds: kindsOf(moves),
    userId: owner.member.userId,
  });
  if (!totals) throw refusal('JobNotFound');
  const withdrawn = moves.filter(({ withdraws }) => withdraws).map(({ after }) => after._id);
  if (withdrawn.length > 0) {
    context.background.run('announce withdrawals', () =>
      announceWithdrawals(context, { _id: { $in: withdrawn } }),
    );
  }
  const job = await findChangeable(context, owner);
  const complete = await completePersons(context, job, [...persons.values()]);
  const { changes: after } = totals;
  const isAlone = begun !== null && after === begun + 1;
  const revisions = isAlone ? { before: begun - 1, after } : undefined;
  return { job, persons: complete, removed: [], skipped, totals, revisions };
}
