import type { http, OperationBody } from '@shortlist/contracts';
import { createCommonError } from '@shortlist/service-kit';
import type { Context } from '../context.js';
import { checkEmail } from './check-email.js';
import { chooseDraft } from './choose-draft.js';
import { claimDelivery, hashText } from './claim-delivery.js';
import { findDrafts, normalizeAddress, type Draft } from './find-drafts.js';
import { createTurns, inParallel } from './in-parallel.js';
import { sendRejection, type ClaimedEmail } from './send-rejection.js';

type Body = OperationBody<typeof http.sendBulkEmail>;
type WantedEmail = Body['emails'][number];
type Result = Omit<http.BulkEmailResult, 'email'>;

/** Pauses of one request together; more would outlast any connection. */
const maxPauseSeconds = 900;

const notDrafted = 'No rejection email to this address was drafted in your screenings.';
const inProgress = 'This email is being sent by another request right now.';
const notRecorded = 'Something went wrong on our side before it was sent. Please try again later.';
const unasked: Result = {
  outcome: 'failed',
  reason:
    'The screenings did not answer, so this email was not sent. Please try again in a moment.',
};
const stopped = 'The mail service is being restarted. Please try again in a moment.';

export interface SendBulkInput {
  readonly userId: string;
  readonly requestId: string;
  readonly body: Body;
}

/**
 * Sends rejection emails in batches, each to a person of the user's own screenings and each draft at most
 * once. The results stand in the order of the request. Throws `InvalidInput` (422) for batches that would take
 * too long and `Unavailable` (503) when the screenings can't be asked.
 */
export async function sendBulk(
  context: Context,
  { userId, requestId, body }: SendBulkInput,
): Promise<http.BulkEmailResult[]> {
  const { emails, batch_size: batchSize, delay_between_batches: delaySeconds } = body;
  const batches = Math.ceil(emails.length / batchSize);
  if ((batches - 1) * delaySeconds > maxPauseSeconds) {
    throw createCommonError('InvalidInput', {
      message: 'These batches would take more than 15 minutes. Please choose larger batches.',
    });
  }
  const results: http.BulkEmailResult[] = [];
  // Two emails of one request to one person must see each other's claim.
  const inTurn = createTurns();
  let sentBefore = false;
  for (let batch = 0; batch < batches; batch += 1) {
    const wanted = emails.slice(batch * batchSize, (batch + 1) * batchSize);
    // A pause spares the mail server; without a mail before it, it would only make the user wait.
    if (sentBefore && delaySeconds > 0) await context.pause(delaySeconds * 1000);
    sentBefore = false;
    const drafts = await findBatchDrafts(
      context,
      { userId, requestId },
      wanted,
      results.length > 0,
    );
    if (!drafts) {
      results.push(...wanted.map(({ email }) => ({ email, ...unasked })));
      continue;
    }
    const sent = await inParallel(wanted, context.config.smtpConnections, async (email) => {
      const own = drafts.get(normalizeAddress(email.email)) ?? [];
      const step = await inTurn(() => prepare(context, { userId, requestId }, own, email));
      if (!('delivery' in step)) return { email: email.email, ...step };
      sentBefore ||= step.refusal === null;
      return { email: email.email, ...(await sendRejection(context, step)) };
    });
    results.push(...sent);
  }
  return results;
}

/**
 * The drafts as they are now, asked anew for each batch, because a candidate may be shortlisted while others are
 * being sent to. Null when the screenings can't be asked after something was done already; before that it throws.
 */
async function findBatchDrafts(
  context: Context,
  caller: { readonly userId: string; readonly requestId: string },
  wanted: readonly WantedEmail[],
  begun: boolean,
): Promise<Awaited<ReturnType<typeof findDrafts>> | null> {
  // At a stop no email is begun, whatever its draft.
  if (context.stopping.aborted) return new Map();
  try {
    return await findDrafts(context, { ...caller, emails: wanted.map(({ email }) => email) });
  } catch (error) {
    if (!begun) throw error;
    context.log.warn({ err: error }, 'the drafts of a later batch could not be asked for');
    return null;
  }
}

/** Claims the draft an email means, or says why it is not sent. Never rejects: the other emails go on. */
async function prepare(...input: Parameters<typeof claimDraft>): Promise<ClaimedEmail | Result> {
  const [context] = input;
  if (context.stopping.aborted) return { outcome: 'failed', reason: stopped };
  try {
    return await claimDraft(...input);
  } catch (error) {
    context.log.error({ err: error }, 'a rejection email could not be claimed');
    return { outcome: 'failed', reason: notRecorded };
  }
}

async function claimDraft(
  context: Context,
  { userId, requestId }: { readonly userId: string; readonly requestId: string },
  drafts: readonly Draft[],
  wanted: WantedEmail,
): Promise<ClaimedEmail | Result> {
  const draft = await chooseDraft(context, drafts, wanted);
  if (!draft) return { outcome: 'failed', reason: notDrafted };
  const { subject, content } = wanted;
  const textHash = hashText(subject, content);
  const claim = await claimDelivery(context, { ...draft, userId }, { textHash, requestId });
  if (!claim.claimed) {
    const { state, reason } = claim.delivery;
    if (state === 'unknown') return { outcome: 'unknown', reason };
    return { outcome: 'already-sent', reason: state === 'sending' ? inProgress : null };
  }
  const to = draft.email.trim();
  const refusal = checkEmail({ address: to, subject, content });
  return { delivery: claim.delivery, to, subject, content, refusal };
}
