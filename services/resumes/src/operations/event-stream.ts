import type { Readable } from 'node:stream';
import type { RawContext } from '@shortlist/service-kit';

/** A comment, which shows that the connection lives. */
export const heartbeat = ': waiting\n\n';

/** Answers with server-sent events, which no proxy may hold back. */
export function writeEvents(ctx: RawContext, events: Readable): void {
  ctx.set({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  });
  ctx.body = events;
}
