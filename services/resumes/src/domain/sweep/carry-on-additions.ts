import type { Context } from '../../context.js';
import type { JobRecord } from '../../models/job.js';
import { abandonDeadAddition } from '../add/abandon-addition.js';
import { settleAdditions } from '../finish/settle-additions.js';

/**
 * Undoes uploads to a job that died, and goes on with those that were accepted. What of them is queued and lost, the
 * sweeper publishes again as it does for any candidate. False when nothing was to be done.
 */
export async function carryOnAdditions(
  context: Context,
  { _id: jobId, status, additions }: Pick<JobRecord, '_id' | 'status' | 'additions'>,
): Promise<boolean> {
  // Its deletion sees to them.
  if (status === 'deleting') return false;
  let undone = false;
  for (const addition of additions) {
    if (addition.status !== 'starting' && addition.status !== 'abandoned') continue;
    undone = (await abandonDeadAddition(context, jobId, addition)) || undone;
  }
  return (await settleAdditions(context, jobId)) || undone;
}
