import { z } from 'zod';
import { id } from '../../entities.js';
import { jobDetail } from '../../job.js';
import { defineOperation } from '../../operation.js';

export const getJob = defineOperation({
  name: 'getJob',
  summary: 'One screening with its criteria, candidates, drafts and unreadable files',
  method: 'GET',
  path: '/resumes/job/{id}',
  auth: 'user',
  params: z.object({ id }),
  response: jobDetail,
  errors: {
    JobNotFound: { status: 404, message: 'This screening does not exist or is not yours.' },
  },
});
