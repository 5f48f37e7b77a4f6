import { isDuplicateKey } from '@shortlist/service-kit';
import type { Context } from '../../context.js';
import type { RejectionDelivery } from '../../models/rejection-delivery.js';
import { hashMailbox } from '../limits/hash-mailbox.js';
import { hashText } from './claim-delivery.js';

export interface AddressedMail {
  readonly email: string;
  readonly subject: string;
  readonly content: string;
  /** True when a person said that someone else with this address is another person. */
  readonly separate: boolean;
}

/**
 * Records what a claimed email is about to be, and takes its address within the screening. `taken`: another email of
 * the screening went, or is going, to this address. `lost`: the claim no longer stands.
 */
export async function claimAddress(
  context: Context,
  { _id, attemptId, incarnation, jobId }: RejectionDelivery,
  { email, subject, content, separate }: AddressedMail,
): Promise<'taken' | 'lost' | 'ours'> {
  const addressKey = separate ? _id : `${jobId}.${hashMailbox(email)}`;
  const textHash = hashText(subject, content);
  try {
    const { matchedCount } = await context.models.deliveries.everywhere.updateOne(
      { _id, attemptId, incarnation, state: 'sending', handedOver: false },
      { $set: { email, addressKey, textHash } },
    );
    return matchedCount === 1 ? 'ours' : 'lost';
  } catch (error) {
    if (isDuplicateKey(error)) return 'taken';
    throw error;
  }
}
