import * as z from 'zod/mini';
import { screeningPeople } from '../../../screenings/access.js';
import { defineOperation } from '../../operation.js';
import { jobErrors } from '../job-errors.js';
import { jobParams } from '../job-params.js';

export const takeOverScreening = defineOperation({
  name: 'takeOverScreening',
  summary: 'Become the lead of a private screening, as an owner; its people are told by mail',
  method: 'POST',
  path: '/resumes/job/{id}/take-over',
  auth: 'user',
  action: 'screening.take-over',
  params: jobParams,
  response: z.object({ people: screeningPeople }),
  errors: { JobNotFound: jobErrors.JobNotFound },
});
