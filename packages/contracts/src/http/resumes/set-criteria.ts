import { z } from 'zod';
import { id } from '../../entities.js';
import { jobDetail } from '../../job.js';
import { answerSeconds, defineOperation } from '../../operation.js';
import { criteriaInput } from '../../screening.js';
import { processResumes } from './process-resumes.js';
import { rescoreJob } from './rescore-job.js';

/** Criteria whose text is new are judged for every candidate; what is known of the others stays. */
export const setCriteria = defineOperation({
  name: 'setCriteria',
  summary:
    "Change a completed screening's title and criteria; candidates are judged again where it needs",
  method: 'PUT',
  path: '/resumes/job/{id}/criteria',
  auth: 'user',
  answerSeconds: answerSeconds.judging,
  params: z.object({ id }),
  body: criteriaInput.extend({
    /** The person was told what judging again costs and wants it; without it an engine that costs tokens is not asked. */
    acceptCost: z.boolean().default(false),
  }),
  response: jobDetail,
  errors: {
    JobNotFound: rescoreJob.errors.JobNotFound,
    JobNotComplete: rescoreJob.errors.JobNotComplete,
    ProtectedCriterion: processResumes.errors.ProtectedCriterion,
    CostToAccept: {
      status: 409,
      message: 'The AI has to read {candidates} resumes again: about {tokens} tokens.',
    },
    QuotaExhausted: processResumes.errors.QuotaExhausted,
    QuotaExceeded: processResumes.errors.QuotaExceeded,
    EngineUnavailable: {
      status: 503,
      message:
        'The criteria are changed, but the AI provider is not answering. The resumes are judged by them as soon as it does.',
    },
  },
});
