import type { IncomingMessage, ServerResponse } from 'node:http';

export interface DrainLimits {
  /** Stop reading after this many bytes. Default 256 MiB, more than any upload that is taken. */
  readonly maxBytes?: number;
  /** Stop reading after this many milliseconds in all. Default 30,000. */
  readonly timeoutMs?: number;
  /** Stop reading when nothing came for so many milliseconds. Default 5000. */
  readonly idleMs?: number;
}

/**
 * Reads and discards what is left of a request, so that the answer arrives: a client, or a gateway in
 * between, that is still sending when the connection closes sees a broken connection instead of the answer.
 * The times are those of nginx's lingering close. Resolves true when all of it was read; never rejects.
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

/** A rest that is on its way already and not worth a new connection, in bytes. */
const SMALL_BODY_BYTES = 64 * 1024;

/** True when so much of the request may still come that its sender should have the answer before it has sent all. */
export function isLongUnread(request: IncomingMessage): boolean {
  if (request.complete) return false;
  const length = Number(request.headers['content-length'] ?? Infinity);
  return !(length <= SMALL_BODY_BYTES);
}

/**
 * Sends the whole answer at once, while the request is still coming, and ends it only when the rest was read away: node
 * would close the connection at the end of the answer, and whoever is still sending would find it broken. Status and headers are
 * set before. The connection is not used again.
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
