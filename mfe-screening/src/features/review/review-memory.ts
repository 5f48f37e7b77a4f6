import { type Among, readAmong } from './review-queue.js';

/** State of a review kept in its tab: it survives a reload, and going away and back. */
export interface ReviewMemory {
  readonly among: Among;
  /** Id of the person on the screen last. */
  readonly at: string | null;
  /** Ids of the people under review when it began. */
  readonly begunWith: readonly string[];
  /** Why people are rejected in this review; null until it was asked for. */
  readonly reason: string | null;
  /** The address of the results that the person came from; null when they came from elsewhere. */
  readonly from: string | null;
}

const emptyMemory: ReviewMemory = {
  among: 'all',
  at: null,
  begunWith: [],
  reason: null,
  from: null,
};

const keyOf = (jobId: string) => `shortlist.review.${jobId}`;
const textOf = (value: unknown) => (typeof value === 'string' ? value : null);

/** Reads the kept state of a review; empty when it can't be read, because it must never keep a review from opening. */
export function readMemory(jobId: string, storage: Storage = sessionStorage): ReviewMemory {
  try {
    const kept = JSON.parse(storage.getItem(keyOf(jobId)) ?? '{}') as Record<string, unknown>;
    const ids: unknown[] = Array.isArray(kept['begunWith']) ? kept['begunWith'] : [];
    return {
      among: readAmong(textOf(kept['among'])),
      at: textOf(kept['at']),
      begunWith: ids.filter((id) => typeof id === 'string'),
      reason: textOf(kept['reason']),
      from: textOf(kept['from']),
    };
  } catch {
    return emptyMemory;
  }
}

/** Keeps it. A full or forbidden storage costs the place after a reload, so it is not reported. */
export function keepMemory(jobId: string, memory: ReviewMemory, storage: Storage = sessionStorage) {
  try {
    storage.setItem(keyOf(jobId), JSON.stringify(memory));
  } catch {
    return;
  }
}
