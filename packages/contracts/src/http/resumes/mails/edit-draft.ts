import * as z from 'zod/mini';
import { rejectionTemplateInput } from '../../../screenings/rejection-template.js';
import { rejectionEmail } from '../../../screenings/screening.js';
import { defineOperation } from '../../operation.js';
import { jobErrors } from '../job-errors.js';
import { candidateParams } from '../job-params.js';

/** From then on the draft follows neither template nor settings, until it is reset. */
export const editDraft = defineOperation({
  name: 'editDraft',
  summary: "Write one candidate's rejection email",
  method: 'PUT',
  path: '/resumes/job/{id}/candidate/{candidateId}/draft',
  auth: 'user',
  action: 'screening.change',
  params: candidateParams,
  body: z.pick(rejectionTemplateInput, { subject: true, content: true }),
  response: rejectionEmail,
  errors: {
    CandidateNotFound: jobErrors.CandidateNotFound,
    DraftNotOpen: jobErrors.DraftNotOpen,
    JobNotFound: jobErrors.JobNotFound,
    JobNotComplete: jobErrors.JobNotComplete,
  },
});
