import * as z from 'zod/mini';
import { id, isoDate } from '../../../entities.js';
import { reading } from '../../../screenings/reading.js';
import { answerSeconds, defineOperation } from '../../operation.js';
import { jobErrors } from '../job-errors.js';
import { jobParams } from '../job-params.js';

/** Holds for all screenings of the workspace. */
export const setReaderAway = defineOperation({
  name: 'setReaderAway',
  summary: 'Say until when a reader is away: equal shares leave them out',
  method: 'PUT',
  path: '/resumes/job/{id}/away',
  auth: 'user',
  action: 'screening.change',
  answerSeconds: answerSeconds.reading,
  params: jobParams,
  body: z.object({
    userId: id,
    /** Null: they are back. */
    until: z.nullable(isoDate),
  }),
  response: reading,
  errors: {
    JobNotFound: jobErrors.JobNotFound,
    NotAMember: {
      status: 409,
      message: 'This person is not a member of the workspace any more. Please load the page again.',
    },
  },
});
