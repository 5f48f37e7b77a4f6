import * as z from 'zod/mini';
import { maxBatch } from '../../constants.js';
import { id } from '../../entities.js';

export const outboxParams = z.object({ jobId: z.string() });

/** Some of the waiting emails; all when absent. */
export const someEmails = z.object({
  candidateIds: z.optional(z.array(id).check(z.minLength(1), z.maxLength(maxBatch))),
});

/** Named errors of every operation on an outbox. */
export const outboxErrors = {
  JobNotFound: { status: 404, message: 'This screening does not exist or is not yours.' },
} as const;
