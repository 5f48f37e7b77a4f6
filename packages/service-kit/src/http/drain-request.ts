import type { IncomingMessage } from 'node:http';

export interface DrainLimits {
  /** Stop reading after this many bytes. Default 64 MiB. */
  readonly maxBytes?: number;
  /** Stop reading after this many milliseconds. Default 5000. */
  readonly timeoutMs?: number;
}

/**
 * Reads and discards what is left of a request, so that the answer arrives: a client, or a gateway in
 * between, that is still sending when the connection closes sees a broken connection instead of the answer.
 * Resolves true when all of it was read; never rejects.
 */
export function drainRequest(
  request: IncomingMessage,
  { maxBytes = 64 * 1024 * 1024, timeoutMs = 5000 }: DrainLimits = {},
): Promise<boolean> {
  if (request.complete && request.readableEnded) return Promise.resolve(true);
  if (request.destroyed) return Promise.resolve(request.complete);
  return new Promise((resolve) => {
    let bytes = 0;
    const finish = () => {
      clearTimeout(timer);
      request.off('data', count).off('end', finish).off('close', finish).off('error', finish);
      resolve(request.complete);
    };
    const count = (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > maxBytes) finish();
    };
    const timer = setTimeout(finish, timeoutMs);
    request.unpipe();
    request.on('data', count).on('end', finish).on('close', finish).on('error', finish);
    request.resume();
  });
}
