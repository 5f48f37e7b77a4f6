import type { Operation } from '@shortlist/contracts/operation';
import { createCommonError, type HttpError } from './http-error.js';

const lookForMail = 'We are still working on it. Please look into your inbox before you try again.';

/** Answers a call whose operation takes longer than its caller waits. A call that changes something may still take effect. */
export function createLateError(
  { method, sendsMail }: Pick<Operation, 'method' | 'sendsMail'>,
  cause?: unknown,
): HttpError {
  if (method === 'GET') return createCommonError('Unavailable', { cause });
  const sentence = sendsMail ? { message: lookForMail } : {};
  return createCommonError('StillWorking', { ...sentence, cause });
}
