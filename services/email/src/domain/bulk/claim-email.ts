import type * as http from '@shortlist/contracts/http/email';
import type { OperationBody } from '@shortlist/contracts/operation';
import type { Member } from '@shortlist/service-kit';
import type { Context } from '../../context.js';
import { claimDelivery, hashText } from '../records/claim-delivery.js';
import { isBacklogFull } from '../records/store-outcome.js';
import type { Draft } from '../screenings/find-drafts.js';
import { checkEmail } from '../sending/check-email.js';
import type { ClaimedEmail } from '../sending/send-rejection.js';
import { chooseDraft } from './choose-draft.js';
import { resultOf } from './look-again.js';

export type WantedEmail = OperationBody<typeof http.sendBulkEmail>['emails'][number];

/** An email that is not to be sent. */
export interface Unclaimed extends Omit<http.BulkEmailResult, 'email'> {
  /** The record that says so, when there is one. */
  readonly deliveryId?: string;
}

export interface Caller {
  readonly member: Pick<Member, 'userId' | 'workspaceId'>;
  readonly requestId: string;
}

const notDrafted = 'No rejection email to this address was drafted in your screenings.';
const notRecorded = 'Something went wrong on our side before it was sent. Please try again later.';
const stopped = 'The mail service is being restarted. Please try again in a moment.';

/** Claims the draft an email means, or says why it is not sent. Never rejects: the other emails go on. */
export async function claimEmail(
  ...input: Parameters<typeof claim>
): Promise<ClaimedEmail | Unclaimed> {
  const [context] = input;
  if (context.stopping.aborted) return { outcome: 'failed', reason: stopped };
  if (isBacklogFull(context)) return { outcome: 'failed', reason: notRecorded };
  try {
    return await claim(...input);
  } catch (error) {
    context.log.error({ err: error }, 'a rejection email could not be claimed');
    return { outcome: 'failed', reason: notRecorded };
  }
}

async function claim(
  context: Context,
  { member, requestId }: Caller,
  drafts: readonly Draft[],
  wanted: WantedEmail,
): Promise<ClaimedEmail | Unclaimed> {
  const draft = await chooseDraft(context, drafts, wanted);
  if (!draft) return { outcome: 'failed', reason: notDrafted };
  const { subject, content } = wanted;
  const { userId, workspaceId } = member;
  const textHash = hashText(subject, content);
  const claim = await claimDelivery(
    context,
    { ...draft, userId, workspaceId },
    { textHash, requestId },
  );
  if (!claim.claimed) {
    const { _id } = claim.delivery;
    return { ...resultOf(claim.delivery), deliveryId: _id };
  }
  const refused = checkEmail({ address: draft.email.trim(), subject, content });
  return { delivery: claim.delivery, text: { subject, content }, refused };
}
