import type { Context } from '../../context.js';
import { recordLineDocument } from '../../models/decision-record.js';
import { inParts } from '../outcome/change-candidates.js';

const reasonView = recordLineDocument.pick('personal');

/**
 * Removes from a sealed record what identifies people, by the files they had: the personal parts of their own lines, and reasons in
 * others' lines that name one of the files. Every line stays, and the chain holds. Safe to repeat.
 */
export async function eraseFromRecord(
  { models }: Context,
  {
    jobId,
    fileIds,
    fileNames,
  }: {
    readonly jobId: string;
    readonly fileIds: readonly string[];
    readonly fileNames: readonly string[];
  },
): Promise<void> {
  const { recordLines } = models;
  await recordLines.everywhere.updateMany(
    { jobId, candidateId: { $in: fileIds } },
    { $set: { personal: {} } },
  );
  const naming: string[] = [];
  await recordLines.everywhere.eachReadable(
    { jobId, 'personal.reason': { $exists: true } } as never,
    reasonView,
    { batchSize: 500 },
    ({ _id, personal }) => {
      if (fileNames.some((name) => personal.reason?.value.includes(name))) naming.push(_id);
    },
  );
  for (const part of inParts(naming)) {
    await recordLines.everywhere.updateEach(
      part.map((_id) => ({
        filter: { _id },
        update: { $unset: { 'personal.reason': '' } } as never,
      })),
    );
  }
}
