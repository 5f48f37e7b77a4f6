import type { IncomingMessage, ServerResponse } from 'node:http';

export interface DrainLimits {
  /** Stop reading after this many bytes. Default 256 MiB, more than any upload that is accepted. */
  readonly maxBytes?: number;
  /** Stop reading after this many milliseconds in all. Default 30,000. */
  readonly timeoutMs?: number;
  /** Stop reading when nothing has come for this many milliseconds. Default 5000. */
  readonly idleMs?: number;
}

/**
 * Reads and discards what is left of a request, so that the answer arrives: a client, or a gateway in
 * between, that is still sending when the connection closes sees a broken connection instead of the answer.
 * The time limits are those of nginx's lingering close. Resolves true if all of it was read; never rejects.
 */
export function drainRequest(
  request: IncomingMessage,
  { maxBytes = 256 * 1024 * 1024, timeoutMs = 30_000, idleMs = 5000 }: DrainLimits = {},
): Promise<boolean> {
  if (request.complete && request.readableEnded) return Promise.resolve(true);
  if (request.destroyed) return Promise.resolve(request.complete);
  return new Promise((resolve) => {
    let bytes = 0;
    const finish = () => {
      clearTimeout(timer);
      clearTimeout(idle);
      request.off('data', count).off('end', finish).off('close', finish).off('error', finish);
      resolve(request.complete);
    };
    const count = (chunk: Buffer) => {
      idle.refresh();
      bytes += chunk.length;
      if (bytes > maxBytes) finish();
    };
    const timer = setTimeout(finish, timeoutMs);
    const idle = setTimeout(finish, idleMs);
    request.unpipe();
    request.on('data', count).on('end', finish).on('close', finish).on('error', finish);
    request.resume();
  });
}

/** Up to this many bytes, the rest is likely under way already: reading it is cheaper than a new connection. */
const SMALL_BODY_BYTES = 64 * 1024;

/** True if so much of the request may still come that the sender should get the answer before sending it all. */
export function isLongUnread(request: IncomingMessage): boolean {
  if (request.complete) return false;
  const length = Number(request.headers['content-length'] ?? Infinity);
  return !(length <= SMALL_BODY_BYTES);
}

/**
 * Sends the whole answer at once, while the request is still coming in, but ends it only after discarding the rest:
 * Node closes the connection at the end of the answer, which would break it for a client that is still sending. Status
 * and headers are set by the caller. The connection is not reused.
 */
export async function answerEarly(
  request: IncomingMessage,
  response: ServerResponse,
  body: string,
): Promise<void> {
  response.setHeader('connection', 'close');
  response.setHeader('content-length', Buffer.byteLength(body));
  response.write(body);
  await drainRequest(request);
  response.end();
}
