import { type Filter, isDeletedWorkspace } from '@shortlist/service-kit';
import type { Context } from '../../context.js';
import type { CandidateRecord } from '../../models/candidate.js';
import { decisionRecordDocument, recordLineDocument } from '../../models/decision-record.js';
import { parseBody } from './chain.js';
import { removeRecord } from './remove-record.js';
import { describeRecord, type RecordedJob, sealRecord } from './seal-record.js';

const yearsView = decisionRecordDocument.pick('head', 'lastAt');
const lineView = recordLineDocument.pick('body');
/** Rounds in which decisions keep coming; one is the rule. */
const ROUNDS = 10;

/**
 * Deletes candidates, but none with a decision that has no line in the sealed record. One that no release can read goes at last
 * without.
 */
export async function deleteSealed(
  context: Context,
  jobId: string,
  some: Filter<CandidateRecord>,
): Promise<void> {
  const { candidates } = context.models;
  for (let round = 0; round < ROUNDS; round += 1) {
    await sealRecord(context, jobId, { all: true });
    await candidates.everywhere.deleteMany({ $and: [some, { jobId, unsealedSince: null }] });
    if (!(await candidates.everywhere.exists({ $and: [some, { jobId }] }))) return;
  }
  context.log.warn({ jobId }, 'candidates are deleted whose decisions could not be sealed');
  await candidates.everywhere.deleteMany({ $and: [some, { jobId }] });
}

/** Time of a record's newest decision, or now when every line is damaged; null for a record without lines. */
async function lastDecisionAt({ models, clock }: Context, jobId: string): Promise<Date | null> {
  if (!(await models.recordLines.everywhere.exists({ jobId }))) return null;
  const lines = await models.recordLines.everywhere.findReadable({ jobId }, lineView);
  const times = lines
    .map(({ body }) => Date.parse(String(parseBody(body)?.['at'])))
    .filter((time) => !Number.isNaN(time));
  return times.length > 0 ? new Date(times.reduce((one, other) => Math.max(one, other))) : clock();
}

/**
 * Deletes the candidates of a job that is being deleted. The sealed record of it is left when its user keeps records longer, else it
 * goes too. Safe to repeat and to be cut off anywhere.
 */
export async function leaveRecord(context: Context, job: RecordedJob): Promise<void> {
  const { candidates, decisionRecords, retentions } = context.models;
  const { _id: jobId, workspaceId } = job;
  const record = await decisionRecords.everywhere.findOne({ _id: jobId }, yearsView);
  const chosen = await retentions.findOne({ _id: workspaceId });
  const isLeft = Boolean(record?.lastAt);
  if (!isLeft && !chosen?.recordYears) {
    await removeRecord(context, jobId);
    await candidates.everywhere.deleteMany({ jobId });
    return;
  }
  await describeRecord(context, job);
  // First: a seal that was begun before finds that the record stays.
  await decisionRecords.everywhere.updateOne(
    { _id: jobId, deletedAt: null },
    { $set: { deletedAt: context.clock() } },
  );
  await deleteSealed(context, jobId, {});
  const lastAt = await lastDecisionAt(context, jobId);
  if (lastAt) await decisionRecords.everywhere.updateOne({ _id: jobId }, { $set: { lastAt } });
  // The account may have been deleted before there was a record to be found.
  if (!lastAt || (await isDeletedWorkspace(context, workspaceId)))
    await removeRecord(context, jobId);
}
