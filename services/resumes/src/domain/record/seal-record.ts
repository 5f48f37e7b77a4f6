import { CONFLICT, isDuplicateKey, retryConflicts, type Viewed } from '@shortlist/service-kit';
import type { Context } from '../../context.js';
import { candidateDocument } from '../../models/candidate.js';
import { decisionRecordDocument, recordLineDocument } from '../../models/decision-record.js';
import { jobDocument } from '../../models/job.js';
import { inParts } from '../outcome/change-candidates.js';
import { accessOf } from '../read/access.js';
import { findBatch } from '../sweep/find-batch.js';
import { GENESIS, type Head, headOf, sealLine } from './chain.js';
import { removeRecord } from './remove-record.js';

/** Lines that are written together. */
const TOGETHER = 500;

/** Candidates with a decision that may have no line; as a range, which an index serves. */
const marked = { unsealedSince: { $gt: new Date(0) } };
const sourceView = candidateDocument.pick('position', 'fileName', 'decisions', 'unsealedSince');
type Source = Viewed<typeof sourceView>;
const placeView = recordLineDocument.pick('candidateId', 'index');
const notedView = decisionRecordDocument.pick('head');
const headView = recordLineDocument.pick('number', 'hash');
const jobView = jobDocument.pick(
  'runId',
  'userId',
  'workspaceId',
  'leadId',
  'reviewerIds',
  'managerIds',
  'isPrivate',
  'status',
  'title',
  'createdAt',
  'engine',
  'comparisonScore',
  'prepared',
);
export type RecordedJob = Viewed<typeof jobView>;

/** Writes what the record says of its screening, once; `again` also over what is there. */
export async function describeRecord(
  { models, clock }: Context,
  job: RecordedJob,
  again = false,
): Promise<void> {
  const { _id, userId, workspaceId, createdAt, title, engine, comparisonScore, prepared } = job;
  const { people, isPrivate } = accessOf(job);
  const access = { people: [...people], isPrivate };
  const about = { title, engine, comparisonScore, criteria: prepared?.criteria ?? [], ...access };
  const head = { lines: 0, hash: GENESIS };
  await models.decisionRecords.everywhere.createMissing([
    { _id, ...{ userId, workspaceId }, createdAt, ...about, head, sealedSince: clock() },
  ]);
  if (again)
    await models.decisionRecords.everywhere.updateOne({ _id, deletedAt: null }, { $set: about });
}

/** Where the next line is added. */
async function findHead({ models }: Context, jobId: string): Promise<Head> {
  const none = { lines: 0, hash: GENESIS };
  const last = await models.recordLines.everywhere.findOne({ jobId }, headView, {
    sort: { number: -1 },
  });
  const record = await models.decisionRecords.everywhere.findOne({ _id: jobId }, notedView);
  return headOf(record?.head ?? none, last ? { lines: last.number, hash: last.hash } : none);
}

interface Decided {
  readonly source: Source;
  readonly index: number;
}

/** The decisions that have no line, the oldest first. */
async function findMissing(
  { models }: Context,
  jobId: string,
  sources: readonly Source[],
): Promise<Decided[]> {
  const sealed = new Set<string>();
  for (const part of inParts(sources, TOGETHER)) {
    const ids = part.map(({ _id }) => _id);
    const lines = await models.recordLines.everywhere.find(
      { jobId, candidateId: { $in: ids } },
      placeView,
    );
    for (const { candidateId, index } of lines) sealed.add(`${candidateId} ${index}`);
  }
  const timeOf = ({ source, index }: Decided) => source.decisions[index]?.at.getTime() ?? 0;
  return sources
    .flatMap((source) => source.decisions.map((_decision, index) => ({ source, index })))
    .filter(({ source, index }) => !sealed.has(`${source._id} ${index}`))
    .sort(
      (one, other) =>
        timeOf(one) - timeOf(other) ||
        one.source.position - other.source.position ||
        one.index - other.index,
    );
}

/** Adds lines behind the stored ones; `CONFLICT` when another process added some first. */
async function append(
  { models }: Context,
  { _id: jobId, userId, workspaceId }: RecordedJob,
  before: Head,
  missing: readonly Decided[],
): Promise<Head | typeof CONFLICT> {
  let head = before;
  const lines = missing.flatMap(({ source, index }) => {
    const decision = source.decisions[index];
    if (!decision) return [];
    const { at, name, why, basis, ...rest } = decision;
    const { _id: candidateId, fileName } = source;
    const { number, ...line } = sealLine(
      head,
      {
        ...{ screening: jobId, candidate: candidateId, at: at.toISOString() },
        ...{ kind: rest.kind, by: rest.by, from: rest.from, to: rest.to },
        ...{ score: rest.score, threshold: rest.comparisonScore },
        ...{ engine: basis?.engine ?? null, requirements: basis?.requirements ?? null },
      },
      { name, fileName, reason: why },
    );
    head = { lines: number, hash: line.hash };
    const place = { jobId, userId, workspaceId, number, candidateId, index };
    return [{ _id: `${jobId}.${number}`, ...place, ...line }];
  });
  try {
    // In order: a crash, or a rival, leaves a chain that is whole as far as it goes.
    for (const part of inParts(lines, TOGETHER))
      await models.recordLines.everywhere.createMany(part);
    return head;
  } catch (error) {
    if (isDuplicateKey(error)) return CONFLICT;
    throw error;
  }
}

/** Those decided about again since stay marked. */
async function unmark({ models }: Context, sources: readonly Source[]): Promise<void> {
  const open = sources.filter(({ unsealedSince }) => unsealedSince !== null);
  for (const part of inParts(open, TOGETHER)) {
    await models.candidates.everywhere.updateEach(
      part.map(({ _id, decisions }) => ({
        filter: { _id, decisions: { $size: decisions.length } } as never,
        update: { $set: { unsealedSince: null } },
      })),
    );
  }
}

/** True while the record may hold lines: its screening is there, or was deleted and left it. */
async function isWanted({ models }: Context, jobId: string): Promise<boolean> {
  const isThere = await models.jobs.everywhere.exists({ _id: jobId, status: { $ne: 'deleting' } });
  return (
    isThere ||
    (await models.decisionRecords.everywhere.exists({ _id: jobId, deletedAt: { $ne: null } }))
  );
}

export interface SealOptions {
  /** Also what a release before the record decided, which marked nothing; default: only what is marked. */
  readonly all?: boolean;
}

/**
 * Adds every decision of a screening that has no line yet to its sealed record. Safe to repeat, to be cut off anywhere and to run
 * in several processes at once: a decision gets one line, and lines one order.
 */
export async function sealRecord(
  context: Context,
  jobId: string,
  { all = false }: SealOptions = {},
): Promise<void> {
  const { candidates, decisionRecords } = context.models;
  const job = await context.models.jobs.everywhere.findOne({ _id: jobId }, jobView);
  if (!job) return;
  const sentence = 'The decision record is being written right now. Please try again in a moment.';
  await retryConflicts({ log: context.log, sentence, about: { jobId } }, async () => {
    const wanted = all ? { 'decisions.0': { $exists: true } } : marked;
    const sources = await candidates.everywhere.findReadable(
      { runId: job.runId, ...wanted } as never,
      sourceView,
    );
    // First the head: a rival's line that came after it makes the append fail.
    const before = await findHead(context, jobId);
    const missing = await findMissing(context, jobId, sources);
    if (missing.length > 0) {
      await describeRecord(context, job);
      const head = await append(context, job, before, missing);
      if (head === CONFLICT) return CONFLICT;
      await decisionRecords.everywhere.updateOne(
        { _id: jobId, 'head.lines': { $lt: head.lines } } as never,
        {
          $set: { head },
        },
      );
      // Deleted since it was read.
      if (!(await isWanted(context, jobId))) await removeRecord(context, jobId);
    }
    await unmark(context, sources);
    return true;
  });
}

const markedView = candidateDocument.pick('jobId');

/** Seals what was decided lately, as much as one sweep takes; returns in how many screenings. */
export async function sealMarked(context: Context): Promise<number> {
  const found = await findBatch(
    context,
    'decisions to seal',
    context.models.candidates.everywhere,
    {
      filter: marked,
      view: markedView,
    },
  );
  const jobIds = new Set(found.map(({ jobId }) => jobId));
  for (const jobId of jobIds) await sealRecord(context, jobId);
  return jobIds.size;
}
