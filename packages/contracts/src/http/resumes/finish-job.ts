import { z } from 'zod';
import { id } from '../../entities.js';
import { jobProgress } from '../../job.js';
import { defineOperation } from '../../operation.js';

/** For when a screening waits and its results are worth more than the resumes that are left. */
export const finishJob = defineOperation({
  name: 'finishJob',
  summary: 'Complete a screening that waits; what is not scored is listed as such',
  method: 'POST',
  path: '/resumes/job/{id}/finish',
  auth: 'user',
  params: z.object({ id }),
  response: jobProgress,
  errors: {
    JobNotFound: { status: 404, message: 'This screening does not exist or is not yours.' },
    JobComplete: { status: 409, message: 'This screening is already complete.' },
    NothingScored: { status: 409, message: 'No resume of this screening has been scored yet.' },
  },
});
