import * as z from 'zod/mini';
import { id } from '../../../entities.js';
import { openEnum } from '../../../values/open-enum.js';
import { answerSeconds, defineOperation } from '../../operation.js';
import { jobErrors } from '../job-errors.js';
import { jobParams } from '../job-params.js';

export const swapTest = defineOperation({
  name: 'swapTest',
  summary:
    'Score every resume again with swapped names, pronouns, graduation years and postcodes; reports how far scores shift',
  method: 'POST',
  path: '/resumes/job/{id}/swap-test',
  auth: 'user',
  action: 'screening.change',
  answerSeconds: answerSeconds.judging,
  params: jobParams,
  response: z.object({
    jobId: id,
    /** Largest absolute difference of one candidate's score, in points before rounding. */
    largestShift: z.number().check(z.gte(0)),
    candidates: z.array(
      z.object({
        candidateId: id,
        score: z.number(),
        swappedScore: z.number(),
        shift: z.number(),
        /** Traits that were found in the resume and swapped. */
        swapped: z.array(openEnum(['name', 'pronouns', 'graduation-year', 'postcode'], 'other')),
      }),
    ),
  }),
  errors: {
    JobNotFound: jobErrors.JobNotFound,
    JobNotComplete: jobErrors.JobNotComplete,
    QuotaExhausted: jobErrors.QuotaExhausted,
    QuotaExceeded: jobErrors.QuotaExceeded,
    EngineUnavailable: {
      status: 503,
      message: 'The AI provider is not answering. Please try again in a moment.',
    },
  },
});
