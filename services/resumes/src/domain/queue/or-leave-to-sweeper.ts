import type { Context } from '../../context.js';

/**
 * Does the next step for what was just accepted. What is kept and charged is not refused any more because that step fails:
 * the sweeper does it soon.
 */
export async function orLeaveToSweeper(
  context: Context,
  jobId: string,
  step: () => Promise<void>,
): Promise<void> {
  try {
    await step();
  } catch (error) {
    context.log.warn({ jobId, err: error }, 'accepted, but not carried on; the sweeper will');
  }
}
