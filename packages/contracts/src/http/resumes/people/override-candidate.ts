import * as z from 'zod/mini';
import { jobDetail } from '../../../screenings/job.js';
import { decidedStatus } from '../../../screenings/screening.js';
import { defineOperation } from '../../operation.js';
import { jobErrors } from '../job-errors.js';
import { candidateParams } from '../job-params.js';

export const overrideCandidate = defineOperation({
  name: 'overrideCandidate',
  summary: 'Move a candidate to shortlisted or rejected, with a reason that is kept',
  method: 'POST',
  path: '/resumes/job/{id}/candidate/{candidateId}/override',
  auth: 'user',
  action: 'candidate.decide',
  scope: 'decisions:write',
  params: candidateParams,
  body: z.object({
    status: decidedStatus,
    reason: z
      .string()
      .check(
        z.trim(),
        z.minLength(1, 'Please give a reason; it is kept in the decision record.'),
        z.maxLength(1000, 'Please keep the reason under 1,000 characters.'),
      ),
  }),
  response: jobDetail,
  errors: {
    CandidateNotFound: jobErrors.CandidateNotFound,
    JobNotFound: jobErrors.JobNotFound,
    JobNotComplete: jobErrors.JobNotComplete,
  },
});
