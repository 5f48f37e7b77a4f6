import * as z from 'zod/mini';
import { maxBatch, outbox } from '../../constants.js';
import { id } from '../../entities.js';
import { answerSeconds, defineOperation } from '../operation.js';
import { outboxState } from './outbox.js';
import { outboxErrors, outboxParams } from './outbox-parts.js';
import { senderMissing } from './sender-missing.js';

/**
 * Puts the drafts of some candidates into the outbox. Each leaves with the text it has when its time comes, once per
 * person, and only if the person is still rejected.
 */
export const queueRejections = defineOperation({
  name: 'queueRejections',
  summary: "Send candidates' rejection emails after a time in which they can be stopped",
  method: 'POST',
  path: '/email/outbox/{jobId}',
  auth: 'user',
  action: 'mail.send',
  answerSeconds: answerSeconds.reading,
  params: outboxParams,
  body: z.object({
    candidateIds: z
      .array(id)
      .check(
        z.minLength(1, 'There are no rejection emails to send.'),
        z.maxLength(maxBatch, 'Please send at most 10,000 emails at once.'),
      ),
    /** Seconds in which they can be stopped. */
    delaySeconds: z._default(
      z.int().check(z.gte(0), z.lte(outbox.maxSeconds)),
      outbox.defaultSeconds,
    ),
  }),
  response: z.extend(outboxState, {
    /** Candidates who get no email from this call, with the reason as a sentence. */
    refused: z.array(z.object({ candidateId: id, reason: z.string() })),
  }),
  errors: { ...outboxErrors, ...senderMissing },
});
