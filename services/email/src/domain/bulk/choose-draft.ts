import type { Context } from '../../context.js';
import { rejectionDelivery } from '../../models/rejection-delivery.js';
import { deliveryId, hashText } from '../records/claim-delivery.js';
import type { Draft } from '../screenings/find-drafts.js';

export interface WantedEmail {
  readonly subject: string;
  readonly content: string;
  readonly jobId?: string | undefined;
  readonly candidateId?: string | undefined;
}

const draftView = rejectionDelivery.pick('state', 'textHash');

/**
 * Chooses the draft that a request means: the one it names, else one with the same text (as drafted or as once sent, so
 * that a repeated request finds the same), else the newest that may still be sent.
 */
export async function chooseDraft(
  context: Context,
  drafts: readonly Draft[],
  wanted: WantedEmail,
): Promise<Draft | undefined> {
  const named = drafts.filter(
    ({ jobId, candidateId }) =>
      (wanted.jobId === undefined || wanted.jobId === jobId) &&
      (wanted.candidateId === undefined || wanted.candidateId === candidateId),
  );
  if (named.length <= 1) return named[0];
  const records = await context.models.deliveries.everywhere.find(
    { _id: { $in: named.map(deliveryId) } },
    draftView,
  );
  const known = new Map(records.map((record) => [record._id, record]));
  const hash = hashText(wanted.subject, wanted.content);
  const same = named.filter(
    (draft) =>
      known.get(deliveryId(draft))?.textHash === hash ||
      hashText(draft.subject, draft.content) === hash,
  );
  const candidates = same.length > 0 ? same : named;
  const open = candidates.find((draft) => {
    const state = known.get(deliveryId(draft))?.state;
    return state === undefined || ['failed', 'queued', 'stopped'].includes(state);
  });
  // A repeated request must find what it sent before, not another draft with the same words.
  const repeated = same.find((draft) => known.get(deliveryId(draft))?.textHash === hash);
  return repeated ?? open ?? candidates[0];
}
