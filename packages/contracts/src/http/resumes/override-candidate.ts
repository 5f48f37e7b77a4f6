import { z } from 'zod';
import { id } from '../../entities.js';
import { jobDetail } from '../../job.js';
import { defineOperation } from '../../operation.js';
import { decidedStatus } from '../../screening.js';

export const overrideCandidate = defineOperation({
  name: 'overrideCandidate',
  summary: 'Move a candidate to shortlisted or rejected, with a reason that is kept',
  method: 'POST',
  path: '/resumes/job/{id}/candidate/{candidateId}/override',
  auth: 'user',
  params: z.object({ id, candidateId: id }),
  body: z.object({
    status: decidedStatus,
    reason: z
      .string()
      .trim()
      .min(1, 'Please give a reason; it is kept in the decision record.')
      .max(1000, 'Please keep the reason under 1,000 characters.'),
  }),
  response: jobDetail,
  errors: {
    CandidateNotFound: {
      status: 404,
      message: 'This candidate does not exist or is not in one of your screenings.',
    },
    JobNotComplete: {
      status: 409,
      message: 'This screening is not complete yet. Please wait until every resume is done.',
    },
  },
});
