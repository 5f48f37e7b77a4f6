const storageKey = 'shortlist.review-list';

interface KeptList {
  readonly jobId: string;
  readonly ids: readonly string[];
}

/** Keeps who stands in a list and in which order, for a review of just them. A full storage only costs that choice. */
export function keepReviewList(jobId: string, ids: readonly string[], storage = sessionStorage) {
  const list: KeptList = { jobId, ids };
  try {
    storage.setItem(storageKey, JSON.stringify(list));
  } catch {
    return;
  }
}

/** The list of a screening that was kept last in this tab; empty when there is none. */
export function readReviewList(jobId: string, storage = sessionStorage): readonly string[] {
  try {
    const kept = JSON.parse(storage.getItem(storageKey) ?? '{}') as Record<string, unknown>;
    const ids: unknown[] = Array.isArray(kept['ids']) ? kept['ids'] : [];
    return kept['jobId'] === jobId ? ids.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}
