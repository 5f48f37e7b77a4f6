import { createHash, randomUUID } from 'node:crypto';
import { isDuplicateKey } from '@shortlist/service-kit';
import type { Context } from '../context.js';
import type { RejectionDelivery } from '../models/rejection-delivery.js';

/** A draft stays sent for longer than it can be found again. */
const retentionMs = 400 * 24 * 60 * 60 * 1000;

export interface DraftRef {
  readonly userId: string;
  readonly jobId: string;
  readonly candidateId: string;
}

export type Claim =
  /** This attempt, and nobody else, may send. */
  | { readonly claimed: true; readonly delivery: RejectionDelivery }
  | { readonly claimed: false; readonly delivery: RejectionDelivery };

export function deliveryId({ jobId, candidateId }: Omit<DraftRef, 'userId'>): string {
  return `${jobId}.${candidateId}`;
}

export function hashText(subject: string, content: string): string {
  return createHash('sha256')
    .update(JSON.stringify([subject, content]))
    .digest('hex');
}

/**
 * Takes the right to send one draft: given once, and again only after a failure. Of several concurrent callers one gets
 * it; the others get the record as it then is.
 */
export async function claimDelivery(
  context: Context,
  draft: DraftRef,
  { textHash, requestId }: { readonly textHash: string; readonly requestId: string },
): Promise<Claim> {
  const { deliveries } = context.models;
  const _id = deliveryId(draft);
  const at = context.clock();
  const attempt = {
    state: 'sending',
    reason: null,
    attemptId: randomUUID(),
    textHash,
    requestId,
    at,
    announced: false,
    handedOver: false,
    ...context.leases.describe(at),
    expiresAt: new Date(at.getTime() + retentionMs),
  } as const;
  try {
    const { userId, jobId, candidateId } = draft;
    const delivery = { _id, userId, jobId, candidateId, ...attempt };
    await deliveries.create(delivery);
    return { claimed: true, delivery };
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
  }
  const again = await deliveries.findOneAndUpdate({ _id, state: 'failed' }, { $set: attempt });
  if (again) return { claimed: true, delivery: again };
  const present = await deliveries.findOne({ _id });
  if (!present) throw new Error(`The delivery record ${_id} vanished while it was being claimed.`);
  return { claimed: false, delivery: present };
}
