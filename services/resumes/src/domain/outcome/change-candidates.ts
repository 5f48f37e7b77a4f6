import { CONFLICT, retryConflicts, type View } from '@shortlist/service-kit';
import type { Context } from '../../context.js';
import type { JobRecord } from '../../models/job.js';
import { type ShownCandidate, shownView } from '../read/find-job.js';
import type { CandidateChange } from './change-candidate.js';
import { changedFields } from './changed-fields.js';
import { storeChanges } from './store-changes.js';

/** Candidates that are read and written together: as many as fit into memory with all their evidence. */
const TOGETHER = 200;

export interface SomeCandidates {
  readonly jobId: string;
  /** At most `TOGETHER`. */
  readonly candidateIds: readonly string[];
  /** Fields that `change` needs; default: all but the text. Fields left out can't be set by comparing them. */
  readonly view?: View<ShownCandidate>;
}

/**
 * Changes some scored candidates as `changeCandidate` changes one, in a few requests for all of them. Those that something else
 * changed first are read and changed again. Answers the ids of those that there are. Throws Unavailable when other changes
 * keep coming first, and UnreadableDocumentError; the others are changed all the same.
 */
export async function changeCandidates(
  context: Context,
  { jobId, candidateIds, view = shownView }: SomeCandidates,
  change: (job: JobRecord, candidate: ShownCandidate) => CandidateChange | null,
): Promise<ReadonlySet<string>> {
  const { jobs, candidates } = context.models;
  const sentence =
    'These candidates are being changed again and again right now. Please try again in a moment.';
  const found = new Set<string>();
  let open: readonly string[] = candidateIds;
  const about = { jobId, candidates: candidateIds.length };
  await retryConflicts({ log: context.log, sentence, about }, async () => {
    if (open.length === 0) return true;
    // The candidates first: a job read before them could be older than what they already follow.
    const some = (ids: readonly string[]) =>
      ({ _id: { $in: [...ids] }, jobId, status: 'scored' }) as const;
    const read = await candidates.everywhere.findReadable(some(open), view);
    const job = await jobs.everywhere.findOne({ _id: jobId });
    const present = job ? read.filter(({ runId }) => runId === job.runId) : [];
    if (!job) return true;
    for (const { _id } of present) found.add(_id);
    const changes = present.flatMap((candidate) => {
      const next = change(job, candidate);
      if (!next) return [];
      const { _id, revision } = candidate;
      return [{ _id, revision, ...next, set: changedFields(candidate, next.set) }];
    });
    const stored = await storeChanges(context, job.runId, changes);
    // Those that can't be read keep nobody else from being changed.
    const readIds = new Set(read.map(({ _id }) => _id));
    const missing = open.filter((id) => !readIds.has(id));
    open = changes.map(({ _id }) => _id).filter((id) => !stored.has(id));
    if (missing.length > 0) await candidates.everywhere.find(some(missing), view);
    return open.length === 0 || CONFLICT;
  });
  return found;
}

/** The parts that many are changed in, one after the other. */
export function* inParts<Item>(
  items: readonly Item[],
  length: number = TOGETHER,
): Generator<readonly Item[]> {
  for (let at = 0; at < items.length; at += length) yield items.slice(at, at + length);
}

/** Parts that are worked on at a time: one is written while the next one is read. */
const PARALLEL = 2;

/** Acts on the parts of many, which no two have in common. Throws the first failure, once what was begun has ended. */
export async function eachPart<Item>(
  items: readonly Item[],
  act: (part: readonly Item[]) => Promise<unknown>,
): Promise<void> {
  const parts = inParts(items);
  const work = async () => {
    for (const part of parts) await act(part);
  };
  const ended = await Promise.allSettled(Array.from({ length: PARALLEL }, work));
  for (const one of ended) if (one.status === 'rejected') throw one.reason;
}
