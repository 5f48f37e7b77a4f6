import * as z from 'zod/mini';
import { jobDetail } from '../../../screenings/job.js';
import { answerSeconds, defineOperation } from '../../operation.js';
import { jobErrors } from '../job-errors.js';
import { jobAnswer, jobParams } from '../job-params.js';

/** Drafts that were sent or edited by themselves, or whose sending has begun, stay as they are. */
export const setMailLanguage = defineOperation({
  name: 'setMailLanguage',
  summary: "Write a screening's rejection emails by the standard text in another language",
  method: 'PUT',
  path: '/resumes/job/{id}/mail-language',
  auth: 'user',
  action: 'screening.change',
  answerSeconds: answerSeconds.reading,
  params: jobParams,
  query: jobAnswer,
  body: z.object({
    /** Code of one of the template's `languages`. */
    language: z.string().check(z.minLength(2), z.maxLength(10)),
    /** True gives up a template that a person wrote. */
    replacesTemplate: z._default(z.boolean(), false),
  }),
  response: jobDetail,
  errors: {
    JobNotFound: jobErrors.JobNotFound,
    UnknownLanguage: {
      status: 422,
      message: 'Rejection emails can’t be written in this language. Please choose another.',
    },
    TemplateEdited: {
      status: 409,
      message:
        'The template was edited. Another language replaces it with the standard text: please confirm that.',
    },
  },
});
