import { reading } from '../../../screenings/reading.js';
import { answerSeconds, defineOperation } from '../../operation.js';
import { jobErrors } from '../job-errors.js';
import { jobParams } from '../job-params.js';

export const getReading = defineOperation({
  name: 'getReading',
  summary:
    'Readers of a screening: progress, what is left for the caller, and agreement. The mark of another is left out until the caller has given one',
  method: 'GET',
  path: '/resumes/job/{id}/reading',
  auth: 'user',
  action: 'screening.read',
  answerSeconds: answerSeconds.reading,
  params: jobParams,
  response: reading,
  errors: { JobNotFound: jobErrors.JobNotFound },
});
