import { z } from 'zod';
import { id } from '../../entities.js';
import { jobProgress } from '../../job.js';
import { defineOperation } from '../../operation.js';

/** For when the AI provider is down: what is not scored yet, and what was, is scored by the local engine. */
export const switchEngine = defineOperation({
  name: 'switchEngine',
  summary: 'Let a running screening go on with the local engine',
  method: 'POST',
  path: '/resumes/job/{id}/engine',
  auth: 'user',
  params: z.object({ id }),
  body: z.object({ engine: z.literal('local') }),
  response: jobProgress,
  errors: {
    JobNotFound: { status: 404, message: 'This screening does not exist or is not yours.' },
    JobComplete: { status: 409, message: 'This screening is already complete.' },
  },
});
