import type { PendingAuthorization } from './authorization.js';

const storageKey = 'shortlist.google-sign-in';

/** Remembers the request for this tab until the browser comes back from Google. */
export function storePendingAuthorization(pending: PendingAuthorization): void {
  sessionStorage.setItem(storageKey, JSON.stringify(pending));
}

/** The request this tab left with, which is forgotten at once: an answer counts once. Null when there is none. */
export function consumePendingAuthorization(): PendingAuthorization | null {
  const stored = sessionStorage.getItem(storageKey);
  sessionStorage.removeItem(storageKey);
  try {
    const value: unknown = JSON.parse(stored ?? 'null');
    return isPendingAuthorization(value) ? value : null;
  } catch {
    // Written by something else than this page: there is no request of ours.
    return null;
  }
}

function isPendingAuthorization(value: unknown): value is PendingAuthorization {
  const pending = value as Partial<Record<keyof PendingAuthorization, unknown>> | null;
  return (
    typeof pending === 'object' &&
    typeof pending?.state === 'string' &&
    typeof pending.nonce === 'string' &&
    typeof pending.destination === 'string' &&
    ['string', 'undefined'].includes(typeof pending.purpose)
  );
}
