import type { ServerResponse } from 'node:http';
import { finished } from 'node:stream';
import type { WorkMetrics } from '../../metrics/create-work-metrics.js';

/** Streams of events that one caller may have open at a time, at each gateway. */
const maxStreams = 20;
const retryAfterSeconds = 5;

export interface StreamLimit {
  /** Counts a stream until `response` is over; returns null when allowed, else the seconds to wait. */
  take(caller: string, response: ServerResponse): number | null;
}

/** Every stream holds a connection to its service for as long as its client likes. */
export function createStreamLimit({ rateLimited }: Pick<WorkMetrics, 'rateLimited'>): StreamLimit {
  const open = new Map<string, number>();
  const add = (caller: string, change: 1 | -1) => {
    const count = (open.get(caller) ?? 0) + change;
    if (count === 0) open.delete(caller);
    else open.set(caller, count);
  };
  return {
    take(caller, response) {
      if ((open.get(caller) ?? 0) >= maxStreams) {
        rateLimited.count({ limit: 'streams' });
        return retryAfterSeconds;
      }
      add(caller, 1);
      finished(response, () => add(caller, -1));
      return null;
    },
  };
}
