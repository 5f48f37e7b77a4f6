import { answerSeconds, type Operation } from '@shortlist/contracts/operation';
import { createLateError } from '../errors/late-error.js';
import type { Logger } from '../logger.js';

/** How much earlier than the gateway a service gives up, so that the answer is its own. */
const MARGIN_MS = 500;

/**
 * Waits for `work` as long as the operation may take; then rejects with 503, while `work` goes on and its outcome is
 * logged. So nobody waits for a database or broker that hangs, whatever their own limits.
 */
export async function answerInTime<Result>(
  operation: Pick<Operation, 'name' | 'method' | 'sendsMail' | 'answerSeconds'>,
  work: Promise<Result>,
  log: Logger,
): Promise<Result> {
  const limitMs = (operation.answerSeconds ?? answerSeconds.usual) * 1000 - MARGIN_MS;
  const late = createLateError(operation);
  let timer: NodeJS.Timeout | undefined;
  const timeUp = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(late);
      const about = { operation: operation.name, code: late.code, limitMs };
      work.then(
        () => log.warn(about, 'done after the answer was due'),
        (error: unknown) => log.warn({ ...about, err: error }, 'failed after the answer was due'),
      );
    }, limitMs);
  });
  try {
    return await Promise.race([work, timeUp]);
  } finally {
    clearTimeout(timer);
  }
}
