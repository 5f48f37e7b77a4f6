import * as z from 'zod/mini';
import { id } from '../../../entities.js';
import { choice } from '../../../screenings/choice.js';
import { changedRows } from '../../../screenings/people.js';
import { defineOperation } from '../../operation.js';
import { jobErrors } from '../job-errors.js';
import { jobParams } from '../job-params.js';

export const markReading = defineOperation({
  name: 'markReading',
  summary: 'Give one’s own mark to a candidate that one reads, or take it back. It decides nothing',
  method: 'POST',
  path: '/resumes/job/{id}/candidate/{candidateId}/reading',
  auth: 'user',
  action: 'candidate.decide',
  params: z.extend(jobParams, { candidateId: id }),
  body: z.object({ mark: z.nullable(choice) }),
  response: changedRows,
  errors: {
    JobNotFound: jobErrors.JobNotFound,
    NotYourReading: {
      status: 409,
      message: 'This candidate is not among those you read any more. Please reload the page.',
    },
    Decided: {
      status: 409,
      message: 'Somebody has decided about this candidate already. Your mark no longer changes.',
    },
  },
});
