import type { StoredDraft, StoredMail } from '../../models/draft.js';

/** True while nothing of an email can have reached the person. */
export function isUnsent({ status }: Pick<StoredDraft, 'status'>): boolean {
  return status === 'draft' || status === 'failed';
}

interface Mailed {
  readonly draft: Pick<StoredDraft, 'status' | 'reason' | 'sentAt'> | null;
  readonly otherMail: StoredMail | null;
}

/** The rejection of a person once it may have left, whatever the person's status is now; null before. */
export function mailOf({ draft, otherMail }: Mailed): StoredMail | null {
  return draft && !isUnsent(draft) ? draft : otherMail;
}
