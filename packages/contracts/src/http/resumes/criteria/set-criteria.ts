import * as z from 'zod/mini';
import { jobDetail } from '../../../screenings/job.js';
import { criteriaInput } from '../../../screenings/screening.js';
import { answerSeconds, defineOperation } from '../../operation.js';
import { jobErrors } from '../job-errors.js';
import { jobAnswer, jobParams } from '../job-params.js';

/** Criteria whose text is new are judged for every candidate; verdicts on the others are kept. */
export const setCriteria = defineOperation({
  name: 'setCriteria',
  summary: "Change a completed screening's title and criteria; rescores candidates where needed",
  method: 'PUT',
  path: '/resumes/job/{id}/criteria',
  auth: 'user',
  action: 'screening.change',
  scope: 'screenings:write',
  answerSeconds: answerSeconds.judging,
  params: jobParams,
  query: jobAnswer,
  body: z.extend(criteriaInput, {
    /** The person was told what judging again costs and agreed; otherwise an engine that costs tokens is not asked. */
    acceptCost: z._default(z.boolean(), false),
  }),
  response: jobDetail,
  errors: {
    JobNotFound: jobErrors.JobNotFound,
    JobNotComplete: jobErrors.JobNotComplete,
    ProtectedCriterion: jobErrors.ProtectedCriterion,
    CostToAccept: {
      status: 409,
      message: 'The AI has to read {candidates} resumes again: about {tokens} tokens.',
    },
    QuotaExhausted: jobErrors.QuotaExhausted,
    QuotaExceeded: jobErrors.QuotaExceeded,
    EngineUnavailable: {
      status: 503,
      message:
        'The requirements are changed, but the AI provider is not answering. We rescore the resumes as soon as it does.',
    },
  },
});
