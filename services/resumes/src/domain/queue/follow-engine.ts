import type { Context } from '../../context.js';
import { candidateDocument } from '../../models/candidate.js';
import type { JobRecord } from '../../models/job.js';
import { storedResult } from '../../models/result.js';

const behindView = candidateDocument.part(['engineRun', 'status'], {
  result: storedResult.pick({ tokensUsed: true }).nullable().default(null),
});
const idView = candidateDocument.pick('_id');

type Switched = Pick<JobRecord, '_id' | 'runId' | 'engineRun'>;

/**
 * Queues again what an earlier engine of the job scored, or could not score; the tokens it used stay counted and its
 * decisions stay recorded. Returns the ids of all candidates to score. Safe to call at any time: until every candidate
 * follows the engine, the job is not completed.
 */
export async function followEngine(
  context: Context,
  { runId, engineRun }: Switched,
): Promise<readonly string[]> {
  const { candidates } = context.models;
  const behind = await candidates.everywhere.find(
    {
      runId,
      engineRun: { $lt: engineRun },
      resume: { $ne: null },
      'unreadable.reason': { $ne: 'not-a-resume' },
      replacedBy: null,
    },
    behindView,
  );
  for (const { _id, engineRun: known, status, result } of behind) {
    // Candidates scored in between are left to the next call.
    await candidates.everywhere.updateOne(
      { _id, engineRun: known, status },
      {
        $set: {
          status: 'queued',
          engineRun,
          engine: null,
          engineFailures: null,
          result: null,
          unreadable: null,
          draft: null,
          draftKey: null,
          personId: null,
          counted: null,
          files: [],
          faultAt: null,
          republishAt: new Date(context.clock().getTime() + context.config.republishAfterMs),
        },
        $inc: { lostTokens: result?.tokensUsed ?? 0 },
      },
    );
  }
  const queued = await candidates.everywhere.find({ runId, status: 'queued', engineRun }, idView);
  return queued.map(({ _id }) => _id);
}
