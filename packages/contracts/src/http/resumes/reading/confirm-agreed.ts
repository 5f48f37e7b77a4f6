import * as z from 'zod/mini';
import { maxBatch } from '../../../constants.js';
import { id } from '../../../entities.js';
import { changedRows } from '../../../screenings/people.js';
import { answerSeconds, defineOperation } from '../../operation.js';
import { jobErrors } from '../job-errors.js';
import { jobParams } from '../job-params.js';

export const confirmAgreed = defineOperation({
  name: 'confirmAgreed',
  summary:
    'Decide about everybody on whom both readers agree, as they marked. For the lead, owners and admins',
  method: 'POST',
  path: '/resumes/job/{id}/reading/confirm',
  auth: 'user',
  action: 'candidate.decide',
  answerSeconds: answerSeconds.reading,
  params: jobParams,
  /** The people whom the caller saw: others who agree by now are left for the next time. */
  body: z.object({ candidateIds: z.array(id).check(z.minLength(1), z.maxLength(maxBatch)) }),
  response: changedRows,
  errors: {
    JobNotFound: jobErrors.JobNotFound,
    JobNotComplete: jobErrors.JobNotComplete,
    NotYourScreening: {
      status: 403,
      message: 'Only its lead, an owner or an admin confirms what both readers agree on.',
    },
  },
});
