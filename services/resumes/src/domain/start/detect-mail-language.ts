import { detectLanguageInThread, isRejectionLanguage } from '@shortlist/screening';
import type { Context } from '../../context.js';
import type { JobRecord } from '../../models/job.js';

/**
 * Has a claimed job's rejections written in the language of its description, where that is one they can be written in.
 * A description whose language can't be told keeps English. Never rejects for the detector.
 */
export async function detectMailLanguage(
  context: Context,
  { _id, runId, jobDescription }: Pick<JobRecord, '_id' | 'runId' | 'jobDescription'>,
): Promise<void> {
  const language = await detectLanguageInThread(jobDescription).catch((err: unknown) => {
    context.log.warn({ err, jobId: _id }, 'the language of a description could not be detected');
    return null;
  });
  if (!language || !isRejectionLanguage(language.code)) return;
  await context.models.jobs.everywhere.updateOne(
    { _id, runId, status: 'starting', mailLanguage: null },
    { $set: { mailLanguage: language.code } },
  );
}
