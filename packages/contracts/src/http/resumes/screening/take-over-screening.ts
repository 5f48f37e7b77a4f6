import * as z from 'zod/mini';
import { screeningPeople } from '../../../screenings/access.js';
import { defineOperation } from '../../operation.js';
import { jobErrors } from '../job-errors.js';
import { jobParams } from '../job-params.js';

export const takeOverScreening = defineOperation({
  name: 'takeOverScreening',
  summary: 'Become the lead of a screening as an owner, also of a private one of others',
  method: 'POST',
  path: '/resumes/job/{id}/take-over',
  auth: 'user',
  action: 'screening.take-over',
  params: jobParams,
  response: z.object({ people: screeningPeople }),
  errors: { JobNotFound: jobErrors.JobNotFound },
});
