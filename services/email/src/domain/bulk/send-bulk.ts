import type * as http from '@shortlist/contracts/http/email';
import type { OperationBody } from '@shortlist/contracts/operation';
import { commonRefusal } from '@shortlist/service-kit';
import type { Context } from '../../context.js';
import { storeOutcome } from '../records/store-outcome.js';
import { findDrafts, normalizeAddress } from '../screenings/find-drafts.js';
import { createTurns, inParallel } from '../sending/in-parallel.js';
import { type ClaimedEmail, sendRejection } from '../sending/send-rejection.js';
import { type Caller, claimEmail, type WantedEmail } from './claim-email.js';
import { lookAgain } from './look-again.js';

type Body = OperationBody<typeof http.sendBulkEmail>;

/** Total pauses of one request; more would outlast any connection. */
const maxPauseSeconds = 900;

const unasked = {
  outcome: 'failed',
  reason:
    'The screenings did not answer, so this email was not sent. Please try again in a moment.',
} as const;

export interface SendBulkInput extends Caller {
  readonly body: Body;
}

/**
 * Sends rejection emails in batches, each to a person of a screening that the member sees and each draft at most once. The
 * results are in the order of the request. Throws `InvalidInput` for batches that would take too long and `Unavailable`
 * when the screenings can't be asked.
 */
export async function sendBulk(
  context: Context,
  { member, requestId, body }: SendBulkInput,
): Promise<http.BulkEmailResult[]> {
  const { emails, batch_size: batchSize, delay_between_batches: delaySeconds } = body;
  const batches = Math.ceil(emails.length / batchSize);
  if ((batches - 1) * delaySeconds > maxPauseSeconds) {
    throw commonRefusal('InvalidInput', {
      sentence: 'These batches would take more than 15 minutes. Please choose larger batches.',
    });
  }
  const results: http.BulkEmailResult[] = [];
  // Two emails to one person in one request must see each other's claim.
  const inTurn = createTurns();
  const others = new Map<http.BulkEmailResult, string>();
  let sentBefore = false;
  for (let batch = 0; batch < batches; batch += 1) {
    const wanted = emails.slice(batch * batchSize, (batch + 1) * batchSize);
    // A pause spares the mail server; when no mail was sent before it, it would only keep the user waiting.
    if (sentBefore && delaySeconds > 0) await context.pause(delaySeconds * 1000);
    sentBefore = false;
    const drafts = await findBatchDrafts(
      context,
      { member, requestId },
      wanted,
      results.length > 0,
    );
    if (!drafts) {
      results.push(...wanted.map(({ email }) => ({ email, ...unasked })));
      continue;
    }
    const sent = await inParallel(wanted, context.config.smtpConnections, async (email) => {
      const own = drafts.get(normalizeAddress(email.email)) ?? [];
      const step = await inTurn(() => claimEmail(context, { member, requestId }, own, email));
      if (!('delivery' in step)) {
        const { deliveryId, ...outcome } = step;
        const result = { email: email.email, ...outcome };
        if (outcome.sending && deliveryId !== undefined) others.set(result, deliveryId);
        return result;
      }
      const { hasTried, ...outcome } = await sendAtOnce(context, step);
      sentBefore ||= hasTried;
      return { email: email.email, ...outcome };
    });
    results.push(...sent);
  }
  return lookAgain(context, results, others);
}

/** Sends a claimed email; one that the screenings did not answer about has failed. */
async function sendAtOnce(context: Context, claimed: ClaimedEmail) {
  const attempted = await sendRejection(context, claimed);
  if (!attempted.outcome) {
    await storeOutcome(context, claimed.delivery, { state: 'failed', reason: unasked.reason });
    return { ...unasked, hasTried: false };
  }
  const { state, reason } = attempted.outcome;
  // To those who asked for it to be sent now, what is not to be sent has failed.
  const outcome = state === 'stopped' ? 'failed' : state;
  return { outcome, reason, hasTried: attempted.hasTried };
}

/**
 * The present drafts, asked for again for each batch, because a candidate may be shortlisted during an earlier one. Null
 * when the screenings can't be asked once something was done; before that it throws.
 */
async function findBatchDrafts(
  context: Context,
  caller: Caller,
  wanted: readonly WantedEmail[],
  begun: boolean,
): Promise<Awaited<ReturnType<typeof findDrafts>> | null> {
  const { requestId, member } = caller;
  const { userId, workspaceId } = member;
  // During a stop no email is begun, whatever its draft.
  if (context.stopping.aborted) return new Map();
  try {
    return await findDrafts(context, {
      userId,
      workspaceId,
      requestId,
      emails: wanted.map(({ email }) => email),
    });
  } catch (error) {
    if (!begun) throw error;
    context.log.warn({ err: error }, 'the drafts of a later batch could not be asked for');
    return null;
  }
}
