import { setTimeout as delay } from 'node:timers/promises';
import { commonRefusal, type DocumentUpdate } from '@shortlist/service-kit';
import type { Context } from '../../context.js';
import type { CandidateRecord } from '../../models/candidate.js';
import type { StoredDecision } from '../../models/decision.js';
import type { JobRecord } from '../../models/job.js';
import type { StoredResult } from '../../models/result.js';
import { announceWithdrawals } from '../outcome/withdrawals.js';
import type { CandidateTotals } from '../read/count-candidates.js';
import { findJob, type JobOfUser } from '../read/find-job.js';
import {
  completePersons,
  findFiles,
  type PersonRecord,
  resolvePersons,
} from '../read/find-persons.js';
import type { Person } from '../read/persons.js';
import { dropCounts, refreshCounts } from '../read/refresh-counts.js';
import { refusal } from '../refusal.js';

/** People changed at the same time. */
const PARALLEL = 50;
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
  readonly decision?: StoredDecision;
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
  readonly totals: CandidateTotals;
  /** The job's `changes` before and after; undefined when something else was changed at the same time. */
  readonly revisions?: { readonly before: number; readonly after: number } | undefined;
}

/** A change of a person; null leaves them as they are, a sentence says why they can't be changed. */
type Change<Wanted> = (
  job: JobRecord,
  person: ScoredPerson,
  wanted: Wanted,
) => PersonChange | string | null;

/** The user's own completed screening. Throws JobNotFound and JobNotComplete. */
async function findChangeable(context: Context, owner: JobOfUser): Promise<JobRecord> {
  const job = await findJob(context, owner);
  if (!job) throw refusal('JobNotFound');
  if (job.status !== 'completed' && job.status !== 'failed') throw refusal('JobNotComplete');
  return job;
}

function updateOf({ set, result, decision }: PersonChange): DocumentUpdate<CandidateRecord> {
  const status = result && {
    'result.status': result.status,
    'result.borderline': result.borderline,
  };
  return {
    $set: { ...set, ...status },
    $inc: { revision: 1 },
    ...(decision ? { $push: { decisions: decision } } : {}),
  };
}

function changed(person: ScoredPerson, { set, result }: PersonChange): ScoredPerson {
  const revision = person.revision + 1;
  return { ...person, ...set, revision, result: { ...person.result, ...result } };
}

async function inParallel<Item>(items: readonly Item[], act: (item: Item) => Promise<void>) {
  const waiting = items.values();
  const worker = async () => {
    for (const item of waiting) await act(item);
  };
  await Promise.all(Array.from({ length: PARALLEL }, worker));
}

/**
 * Changes many people of a completed screening, each by itself: what can't be changed is skipped. `change` sees the
 * newest job and person, and is called again when another change of the person came first. The first to name a person
 * decides. Throws JobNotFound and JobNotComplete.
 */
export async function changePeople<Wanted extends { readonly candidateId: string }>(
  context: Context,
  owner: JobOfUser,
  wanted: readonly Wanted[],
  change: Change<Wanted>,
): Promise<PeopleChanged> {
  const { candidates } = context.models;
  let job = await findChangeable(context, owner);
  const { runId } = job;
  const persons = new Map<string, ScoredPerson>();
  const skipped: Skipped[] = [];
  const begun = await dropCounts(context, owner.jobId);
  let open = [...wanted];
  for (let round = 1; open.length > 0 && round <= ROUNDS; round += 1) {
    if (round > 1) await delay(Math.random() * PAUSE_MS);
    const ids = await resolvePersons(
      context,
      job,
      open.map(({ candidateId }) => candidateId),
    );
    const found = await findFiles(context, job, [...new Set(ids.values())]);
    const byId = new Map(found.map((person) => [person._id, person]));
    // After the people: a job read before them could be older than what they already follow.
    job = await findChangeable(context, owner);
    const newest = job;
    const again: Wanted[] = [];
    const asked = new Set(persons.keys());
    const named = open.filter((each) => {
      const id = ids.get(each.candidateId);
      if (id === undefined) skipped.push({ candidateId: each.candidateId, reason: NOT_FOUND });
      if (id === undefined || asked.has(id)) return false;
      asked.add(id);
      return true;
    });
    await inParallel(named, async (each) => {
      const { candidateId } = each;
      const person = byId.get(ids.get(candidateId) ?? '');
      if (!person?.result || person.personId !== null) return void again.push(each);
      const scored = { ...person, result: person.result };
      const next = change(newest, scored, each);
      if (typeof next === 'string') skipped.push({ candidateId, reason: next });
      if (next === null || typeof next === 'string') return void persons.set(person._id, scored);
      const stored = await candidates.updateOne(
        { _id: person._id, runId, status: 'scored', personId: null, revision: person.revision },
        updateOf(next),
      );
      if (stored.modifiedCount === 0) again.push(each);
      else persons.set(person._id, changed(scored, next));
    });
    open = again;
  }
  if (open.length > 0) {
    context.log.error({ jobId: owner.jobId, people: open.length }, 'people could not be changed');
    if (persons.size === 0) throw commonRefusal('Unavailable', { sentence: CONTESTED });
  }
  skipped.push(...open.map(({ candidateId }) => ({ candidateId, reason: CONTESTED })));
  const totals = await refreshCounts(context, owner.jobId);
  if (!totals) throw refusal('JobNotFound');
  context.background.run('announce withdrawals', () => announceWithdrawals(context, { runId }));
  const complete = await completePersons(context, job, [...persons.values()]);
  const { changes: after } = totals;
  const isAlone = begun !== null && after === begun + 1;
  const revisions = isAlone ? { before: begun - 1, after } : undefined;
  return { job, persons: complete, removed: [], skipped, totals, revisions };
}
