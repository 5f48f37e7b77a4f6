import * as z from 'zod/mini';
import { emailAddress } from '../../../entities.js';
import { changedRows } from '../../../screenings/people.js';
import { answerSeconds, defineOperation } from '../../operation.js';
import { jobErrors } from '../job-errors.js';
import { candidateParams } from '../job-params.js';

/** Until somebody confirms a doubtful address, nothing is sent to it. `candidateId` names any file of the candidate. */
export const confirmAddress = defineOperation({
  name: 'confirmAddress',
  summary: "Confirm or correct a candidate's address, or undo that",
  method: 'POST',
  path: '/resumes/job/{id}/candidate/{candidateId}/confirm-address',
  auth: 'user',
  action: 'screening.change',
  scope: 'decisions:write',
  answerSeconds: answerSeconds.reading,
  params: candidateParams,
  body: z.object({
    /** The address shown confirms it, another one corrects it. Null takes back what was said. */
    address: z.nullable(emailAddress),
    /** The candidate's `email` as it was shown; absent confirms whatever it is by now. */
    addressBefore: z.optional(z.string().check(z.maxLength(400))),
  }),
  response: changedRows,
  errors: {
    CandidateNotFound: jobErrors.CandidateNotFound,
    JobNotComplete: jobErrors.JobNotComplete,
    AddressChanged: {
      status: 409,
      message: 'The address was changed in the meantime. Please look at it again.',
    },
    AddressNotOpen: {
      status: 409,
      message: 'The address can’t be changed any more: an email to this candidate may have left.',
    },
  },
});
