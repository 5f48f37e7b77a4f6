import { rejectionEmail } from '../../../screenings/screening.js';
import { defineOperation } from '../../operation.js';
import { jobErrors } from '../job-errors.js';
import { candidateParams } from '../job-params.js';

export const resetDraft = defineOperation({
  name: 'resetDraft',
  summary: "Draft one candidate's rejection email from the template again",
  method: 'DELETE',
  path: '/resumes/job/{id}/candidate/{candidateId}/draft',
  auth: 'user',
  action: 'screening.change',
  params: candidateParams,
  response: rejectionEmail,
  errors: {
    CandidateNotFound: jobErrors.CandidateNotFound,
    DraftNotOpen: jobErrors.DraftNotOpen,
    JobNotFound: jobErrors.JobNotFound,
    JobNotComplete: jobErrors.JobNotComplete,
  },
});
