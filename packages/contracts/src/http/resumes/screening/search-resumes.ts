import * as z from 'zod/mini';
import { id } from '../../../entities.js';
import { answerSeconds, defineOperation } from '../../operation.js';
import { jobErrors } from '../job-errors.js';
import { jobParams } from '../job-params.js';

export const searchResumes = defineOperation({
  name: 'searchResumes',
  summary: "Candidates of a screening whose resumes' visible text holds every word of the search",
  method: 'GET',
  path: '/resumes/job/{id}/search',
  auth: 'user',
  action: 'screening.read',
  scope: 'screenings:read',
  answerSeconds: answerSeconds.reading,
  params: jobParams,
  query: z.object({
    /** Words, compared without case and accents; a word also finds longer words that begin with it. */
    text: z
      .string()
      .check(
        z.trim(),
        z.minLength(2, 'Please search for at least 2 characters.'),
        z.maxLength(200),
      ),
  }),
  response: z.object({ candidateIds: z.array(id) }),
  errors: {
    JobNotFound: jobErrors.JobNotFound,
  },
});
