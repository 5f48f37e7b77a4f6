import * as z from 'zod/mini';
import { id } from '../../../entities.js';
import { candidate, rejectionEmail } from '../../../screenings/screening.js';
import { defineOperation } from '../../operation.js';
import { jobErrors } from '../job-errors.js';
import { candidateParams } from '../job-params.js';

export const getCandidate = defineOperation({
  name: 'getCandidate',
  summary: 'One candidate with all evidence and the drafted email',
  method: 'GET',
  path: '/resumes/job/{id}/candidate/{candidateId}',
  auth: 'user',
  action: 'screening.read',
  scope: 'screenings:read',
  params: candidateParams,
  query: z.object({
    /** Another of the person's files: score, verdicts and words are then those of that file. */
    file: z.optional(id),
  }),
  response: z.object({ candidate, email: z.nullable(rejectionEmail) }),
  errors: {
    CandidateNotFound: jobErrors.CandidateNotFound,
  },
});
