import { jobDetail } from '../../../screenings/job.js';
import { rejectionTemplateInput } from '../../../screenings/rejection-template.js';
import { answerSeconds, defineOperation } from '../../operation.js';
import { jobErrors } from '../job-errors.js';
import { jobAnswer, jobParams } from '../job-params.js';

/** Drafts that were sent, or whose sending has begun, stay as they are. */
export const setRejectionTemplate = defineOperation({
  name: 'setRejectionTemplate',
  summary:
    "Change what a screening's rejection emails are drafted from and draft the unsent ones again",
  method: 'PUT',
  path: '/resumes/job/{id}/rejection-template',
  auth: 'user',
  action: 'screening.change',
  answerSeconds: answerSeconds.reading,
  params: jobParams,
  query: jobAnswer,
  body: rejectionTemplateInput,
  response: jobDetail,
  errors: {
    JobNotFound: jobErrors.JobNotFound,
    UnknownPlaceholder: {
      status: 422,
      message:
        'The template uses {placeholder}, which is not known. Use first_name, full_name, job_title or company in double braces.',
    },
    CompanyMissing: {
      status: 422,
      message:
        'The template names the company. Please fill in the company, or take its placeholder out.',
    },
  },
});
