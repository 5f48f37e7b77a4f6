import * as z from 'zod/mini';
import { threshold } from '../../../constants.js';
import { id } from '../../../entities.js';
import { jobDetail } from '../../../screenings/job.js';
import { maxCriteria } from '../../../screenings/screening.js';
import { answerSeconds, defineOperation } from '../../operation.js';
import { jobErrors } from '../job-errors.js';
import { jobAnswer, jobParams } from '../job-params.js';

/** Recomputes every candidate from the stored verdicts; no engine is called and no token is used. */
export const rescoreJob = defineOperation({
  name: 'rescoreJob',
  summary:
    "Apply another threshold, other weights or switched-off criteria to a screening's stored verdicts",
  method: 'POST',
  path: '/resumes/job/{id}/rescore',
  auth: 'user',
  action: 'screening.change',
  scope: 'screenings:write',
  answerSeconds: answerSeconds.reading,
  params: jobParams,
  query: jobAnswer,
  body: z.object({
    comparisonScore: z.optional(z.int().check(z.gte(threshold.min), z.lte(threshold.max))),
    /** Only the criteria that change. */
    criteria: z.optional(
      z
        .array(
          z.object({
            id,
            weight: z.optional(z.number().check(z.positive(), z.lte(100))),
            enabled: z.optional(z.boolean()),
          }),
        )
        .check(z.maxLength(maxCriteria)),
    ),
  }),
  response: jobDetail,
  errors: {
    JobNotFound: jobErrors.JobNotFound,
    JobNotComplete: jobErrors.JobNotComplete,
    UnknownCriterion: {
      status: 422,
      message: 'This screening has no such requirement. Please reload the page and try again.',
    },
    NoCriterionLeft: {
      status: 422,
      message: 'At least one criterion must stay switched on.',
    },
  },
});
