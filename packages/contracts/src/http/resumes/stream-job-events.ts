import { z } from 'zod';
import { id } from '../../entities.js';
import { jobProgress } from '../../job.js';
import { defineOperation } from '../../operation.js';

export const streamJobEvents = defineOperation({
  name: 'streamJobEvents',
  summary: 'Progress of one screening as server-sent events; ends after completion',
  method: 'GET',
  path: '/resumes/job/{id}/events',
  auth: 'user',
  params: z.object({ id }),
  response: jobProgress,
  stream: true,
  errors: {
    JobNotFound: { status: 404, message: 'This screening does not exist or is not yours.' },
  },
});
