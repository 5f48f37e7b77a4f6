import type { IncomingMessage } from 'node:http';
import { createCommonError, HttpError } from '@shortlist/service-kit';

export interface BodyLimits {
  /** Default 1 MiB, which is what services read. */
  readonly maxBytes?: number;
  /** Milliseconds until the last byte. Default 10,000. */
  readonly timeoutMs?: number;
}

const tooLarge = () =>
  createCommonError('TooLarge', {
    message: 'The request is larger than 1 MB. Please send less at once.',
  });

const tooSlow = () =>
  new HttpError({
    status: 408,
    code: 'Timeout',
    message: 'Your request took too long to arrive. Please check your connection and try again.',
  });

const hasLeft = () =>
  Object.assign(new Error('The client went away in the middle of a body.'), { code: 'ECONNRESET' });

/**
 * The whole body of a request. Rejects with `TooLarge` (413), `Timeout` (408), or as the connection ended when the
 * client goes away.
 */
export function readBody(
  request: IncomingMessage,
  { maxBytes = 1024 * 1024, timeoutMs = 10_000 }: BodyLimits = {},
): Promise<Buffer> {
  if (Number(request.headers['content-length'] ?? 0) > maxBytes) return Promise.reject(tooLarge());
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let bytes = 0;
    const stop = () => {
      clearTimeout(late);
      request.off('data', keep).off('end', finish).off('close', leave).off('error', fail);
    };
    const fail = (error: Error) => {
      stop();
      reject(error);
    };
    const finish = () => {
      stop();
      resolve(Buffer.concat(chunks, bytes));
    };
    const leave = () => fail(hasLeft());
    const keep = (chunk: Buffer) => {
      chunks.push(chunk);
      bytes += chunk.length;
      if (bytes > maxBytes) fail(tooLarge());
    };
    const late = setTimeout(() => fail(tooSlow()), timeoutMs);
    request.on('data', keep).on('end', finish).on('close', leave).on('error', fail);
  });
}
