import { z } from 'zod';
import { bulkEmail } from '../constants.js';
import { id } from '../entities.js';
import { answerSeconds, defineOperation } from '../operation.js';

/** What became of one email of the request. */
export const bulkEmailResult = z.object({
  email: z.string(),
  outcome: z.enum(['sent', 'failed', 'unknown', 'already-sent']),
  /** Why it was not sent, as a sentence; null when it was. */
  reason: z.string().nullable(),
});
export type BulkEmailResult = z.infer<typeof bulkEmailResult>;

export const sendBulkEmail = defineOperation({
  name: 'sendBulkEmail',
  summary:
    "Send rejection emails to people of the caller's own screenings, each draft at most once",
  method: 'POST',
  path: '/email/send-bulk',
  auth: 'user',
  answerSeconds: answerSeconds.bulkMail,
  body: z.object({
    emails: z
      .array(
        z.object({
          email: z.string().max(320),
          subject: z.string().min(1).max(300),
          content: z.string().min(1).max(20_000),
          candidate: z.string().max(300),
          /** Narrow down which draft is meant when a person is in several screenings. */
          jobId: id.optional(),
          candidateId: id.optional(),
        }),
      )
      .min(1, 'There are no rejection emails to send.')
      .max(bulkEmail.maxEmails, 'Please send at most 500 emails at once.'),
    batch_size: z.number().int().min(1).max(100).default(bulkEmail.batchSize),
    /** Seconds between two batches. */
    delay_between_batches: z.number().min(0).max(60).default(bulkEmail.delayBetweenBatchesSeconds),
  }),
  response: z.object({
    successful: z.number().int().min(0),
    failed: z.number().int().min(0),
    results: z.array(bulkEmailResult),
  }),
  errors: {},
});
