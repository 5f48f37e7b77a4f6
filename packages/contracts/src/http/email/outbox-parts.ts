import { z } from 'zod';
import { maxBatch } from '../../constants.js';
import { id } from '../../entities.js';

export const outboxParams = z.object({ jobId: z.string() });

/** Which of the waiting emails; all when absent. */
export const someEmails = z.object({
  candidateIds: z.array(id).min(1).max(maxBatch).optional(),
});

/** Named errors of every operation on an outbox. */
export const outboxErrors = {
  JobNotFound: { status: 404, message: 'This screening does not exist or is not yours.' },
} as const;
