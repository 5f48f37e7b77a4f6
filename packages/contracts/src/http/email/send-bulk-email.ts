import * as z from 'zod/mini';
import { bulkEmail } from '../../constants.js';
import { id } from '../../entities.js';
import { openEnum } from '../../values/open-enum.js';
import { answerSeconds, defineOperation } from '../operation.js';
import { senderMissing } from './sender-missing.js';

/** Outcome of one email of the request. */
export const bulkEmailResult = z.object({
  email: z.string(),
  /** `other` is an unknown outcome: neither sent nor failed, as far as can be told. */
  outcome: openEnum(['sent', 'failed', 'unknown', 'already-sent'], 'other'),
  /** Why it was not sent, as a sentence; null when it was. */
  reason: z.nullable(z.string()),
  /**
   * True while another or an interrupted request is still sending it: its outcome is not known yet, and `unknown` is
   * what older pages understand.
   */
  sending: z.optional(z.boolean()),
});
export type BulkEmailResult = z.infer<typeof bulkEmailResult>;

export const sendBulkEmail = defineOperation({
  name: 'sendBulkEmail',
  summary:
    "Send rejection emails to people of the caller's own screenings, each draft at most once",
  method: 'POST',
  path: '/email/send-bulk',
  auth: 'user',
  action: 'mail.send',
  answerSeconds: answerSeconds.bulkMail,
  body: z.object({
    emails: z
      .array(
        z.object({
          email: z.string().check(z.maxLength(320)),
          subject: z.string().check(z.minLength(1), z.maxLength(300)),
          content: z.string().check(z.minLength(1), z.maxLength(20_000)),
          candidate: z.string().check(z.maxLength(300)),
          /** Narrows down which draft is meant when a person is in several screenings. */
          jobId: z.optional(id),
          candidateId: z.optional(id),
        }),
      )
      .check(
        z.minLength(1, 'There are no rejection emails to send.'),
        z.maxLength(bulkEmail.maxEmails, 'Please send at most 500 emails at once.'),
      ),
    batch_size: z._default(z.int().check(z.gte(1), z.lte(100)), bulkEmail.batchSize),
    /** Seconds between two batches. */
    delay_between_batches: z._default(
      z.number().check(z.gte(0), z.lte(60)),
      bulkEmail.delayBetweenBatchesSeconds,
    ),
  }),
  response: z.object({
    successful: z.int().check(z.gte(0)),
    /** Not sent, or not known to be; without those still being sent. */
    failed: z.int().check(z.gte(0)),
    /** Being sent at the moment, with an outcome that shows within a minute. Absent is 0. */
    sending: z.optional(z.int().check(z.gte(0))),
    results: z.array(bulkEmailResult),
  }),
  errors: senderMissing,
});
