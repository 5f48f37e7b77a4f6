import { z } from 'zod';
import { id } from '../../entities.js';
import { jobProgress } from '../../job.js';
import { defineOperation } from '../../operation.js';

/** For when what made a screening wait is mended: the key, the credit, the network, or Shortlist itself. */
export const retryJob = defineOperation({
  name: 'retryJob',
  summary: 'Let a screening that waits go on at once',
  method: 'POST',
  path: '/resumes/job/{id}/retry',
  auth: 'user',
  params: z.object({ id }),
  response: jobProgress,
  errors: {
    JobNotFound: { status: 404, message: 'This screening does not exist or is not yours.' },
    JobComplete: { status: 409, message: 'This screening is already complete.' },
  },
});
