import * as z from 'zod/mini';
import { id, isoDate } from '../../../entities.js';
import { defineOperation } from '../../operation.js';
import { jobErrors } from '../job-errors.js';
import { jobParams } from '../job-params.js';

/** Called every 20 s while a page shows the screening: what was said last is forgotten after 45 s. */
export const notePresence = defineOperation({
  name: 'notePresence',
  summary: 'Say which candidate you have on the screen; answers the candidates that others have',
  method: 'POST',
  path: '/resumes/job/{id}/presence',
  auth: 'user',
  action: 'screening.read',
  params: jobParams,
  body: z.object({
    /** Null: none. */
    candidateId: z.nullable(id),
  }),
  response: z.object({
    others: z.array(z.object({ userId: id, candidateId: id })),
    /** When a comment was last written or changed; null: never. A page loads comments again when it differs. */
    commentsAt: z.nullable(isoDate),
  }),
  errors: { JobNotFound: jobErrors.JobNotFound },
});
