import * as z from 'zod/mini';
import { shareLink } from '../../../screenings/sharing.js';
import { defineOperation } from '../../operation.js';
import { jobErrors } from '../job-errors.js';
import { jobParams } from '../job-params.js';

/** Safe to repeat. What was written by the link stays with the candidates. */
export const revokeShare = defineOperation({
  name: 'revokeShare',
  summary: 'Revoke a link to a screening at once',
  method: 'DELETE',
  path: '/resumes/job/{id}/shares/{shareId}',
  auth: 'user',
  action: 'screening.share',
  params: z.extend(jobParams, { shareId: z.string() }),
  response: z.object({ shares: z.array(shareLink) }),
  errors: { JobNotFound: jobErrors.JobNotFound },
});
