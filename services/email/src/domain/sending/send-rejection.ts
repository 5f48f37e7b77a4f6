import type { Context } from '../../context.js';
import type { RejectionDelivery } from '../../models/rejection-delivery.js';
import type { RefusedMail } from '../limits/refused-mail.js';
import { consumeLimits, giveBackToLimits } from '../limits/rejection-limits.js';
import { claimAddress } from '../records/claim-address.js';
import type { Outcome } from '../records/record-outcome.js';
import { storeOutcome } from '../records/store-outcome.js';
import { askForClaim, type ClaimAnswer, type GrantedMail } from '../screenings/ask-for-claim.js';
import { checkEmail } from './check-email.js';
import { announceBegin, handOver } from './hand-over.js';

/** A record that this attempt has claimed. */
export interface ClaimedEmail {
  readonly delivery: RejectionDelivery;
  /** Sent instead of the draft's text; null sends the draft as it is. */
  readonly text: { readonly subject: string; readonly content: string } | null;
  /** Why it must not be sent; null when nothing is known against it. */
  readonly refused: RefusedMail | null;
}

export type Attempted =
  /** `hasTried`: the mail server was asked to take it. */
  | { readonly outcome: Outcome; readonly hasTried: boolean }
  /** The screenings did not answer: nothing is recorded yet. */
  | (Extract<ClaimAnswer, { readonly kind: 'unanswered' }> & { readonly outcome: null });

const addressTaken =
  'Another email of this screening went to the same address, so this one was not sent.';
const claimLost = 'Sending took too long to begin, so the email was not sent. Please try again.';
const notRecorded = 'Something went wrong on our side before it was sent. Please try again later.';

/**
 * Sends what this attempt has claimed, if the screenings give it the right to, and records the outcome. Never rejects.
 */
export async function sendRejection(context: Context, email: ClaimedEmail): Promise<Attempted> {
  const { delivery } = email;
  const lease = context.leases.hold('deliveries', delivery._id);
  try {
    const attempted = await attempt(context, email).catch((error: unknown): Attempted => {
      // The mail server gets nothing before everything that may throw is over.
      context.log.error({ err: error, delivery: delivery._id }, 'a rejection could not be sent');
      return { outcome: { state: 'failed', reason: notRecorded }, hasTried: false };
    });
    if (attempted.outcome) await storeOutcome(context, delivery, attempted.outcome);
    return attempted;
  } finally {
    lease.release();
  }
}

async function attempt(
  context: Context,
  { delivery, text, refused: refusedBefore }: ClaimedEmail,
): Promise<Attempted> {
  if (refusedBefore) return refuse(context, delivery, refusedBefore);
  const answer = await askForClaim(context, delivery);
  if (answer.kind === 'unanswered') return { ...answer, outcome: null };
  if (answer.kind === 'refused') return stop(context, 'claim', answer.reason);
  const mail: GrantedMail = { ...answer.mail, email: answer.mail.email.trim(), ...text };
  const address = await claimAddress(context, delivery, mail);
  if (address === 'taken') return stop(context, 'address', addressTaken);
  if (address === 'lost')
    return { outcome: { state: 'failed', reason: claimLost }, hasTried: false };
  const counted = { workspaceId: delivery.workspaceId, address: mail.email, at: delivery.at };
  const refused =
    checkEmail({ ...mail, address: mail.email }) ?? (await consumeLimits(context, counted));
  if (refused) return refuse(context, delivery, refused);
  context.background.run('announce begin', () => announceBegin(context, delivery));
  const outcome = await handOver(context, delivery, mail);
  context.workMetrics.mails.count({ kind: 'rejection', outcome: outcome.state });
  if (outcome.state === 'failed')
    context.background.run('give back to the limits', () => giveBackToLimits(context, counted));
  return { outcome, hasTried: true };
}

function stop(context: Context, by: 'claim' | 'address', reason: string): Attempted {
  context.workMetrics.stops.count({ by });
  return { outcome: { state: 'stopped', reason, isNews: by !== 'claim' }, hasTried: false };
}

function refuse(
  context: Context,
  { _id, workspaceId }: RejectionDelivery,
  { why, reason }: RefusedMail,
): Attempted {
  context.workMetrics.refusals.count({ why });
  context.workMetrics.mails.count({ kind: 'rejection', outcome: 'refused' });
  context.log.warn({ why, workspaceId, delivery: _id }, 'email refused');
  return { outcome: { state: 'failed', reason }, hasTried: false };
}
