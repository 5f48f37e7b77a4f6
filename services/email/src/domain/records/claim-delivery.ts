import { createHash } from 'node:crypto';
import { isDuplicateKey } from '@shortlist/service-kit';
import type { Context } from '../../context.js';
import type { RejectionDelivery } from '../../models/rejection-delivery.js';
import { beginAttempt, describeAttempt } from './begin-attempt.js';
import { announceOutcome } from './record-outcome.js';

export interface DraftRef {
  readonly userId: string;
  readonly workspaceId: string;
  readonly jobId: string;
  readonly candidateId: string;
  readonly email: string;
}

export type Claim =
  /** This attempt, and nobody else, may send. */
  | { readonly claimed: true; readonly delivery: RejectionDelivery }
  | { readonly claimed: false; readonly delivery: RejectionDelivery };

export function deliveryId({
  jobId,
  candidateId,
}: Pick<DraftRef, 'jobId' | 'candidateId'>): string {
  return `${jobId}.${candidateId}`;
}

export function hashText(subject: string, content: string): string {
  return createHash('sha256')
    .update(JSON.stringify([subject, content]))
    .digest('hex');
}

/**
 * Takes the right to send one draft at once: given once, and again only while it waits in the outbox, was stopped or
 * failed. Of several concurrent callers one gets it; the others get the record as it then is.
 */
export async function claimDelivery(
  context: Context,
  draft: DraftRef,
  text: { readonly textHash: string; readonly requestId: string },
): Promise<Claim> {
  const { deliveries } = context.models;
  const _id = deliveryId(draft);
  try {
    const { userId, workspaceId, jobId, candidateId, email } = draft;
    const attempt = { ...describeAttempt(context, context.clock()), ...text, needsSender: true };
    const delivery = await deliveries.everywhere.create({
      _id,
      userId,
      workspaceId,
      jobId,
      candidateId,
      email,
      ...attempt,
    });
    return { claimed: true, delivery };
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
  }
  const present = await findRecord(context, _id);
  if (!['queued', 'failed', 'stopped'].includes(present.state))
    return { claimed: false, delivery: present };
  await announceBefore(context, present);
  const { userId } = draft;
  const begun = await beginAttempt(context, present, { ...text, userId, needsSender: true });
  return begun
    ? { claimed: true, delivery: begun }
    : { claimed: false, delivery: await findRecord(context, _id) };
}

/** Announces an outcome that would be overwritten before it was: the screenings would wait for it for ever. */
export async function announceBefore(context: Context, present: RejectionDelivery): Promise<void> {
  if (!present.announced) await announceOutcome(context, present);
}

async function findRecord({ models }: Context, _id: string): Promise<RejectionDelivery> {
  const present = await models.deliveries.everywhere.findOne({ _id });
  if (!present) throw new Error(`The delivery record ${_id} vanished while it was being claimed.`);
  return present;
}
