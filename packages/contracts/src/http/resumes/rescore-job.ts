import { z } from 'zod';
import { threshold } from '../../constants.js';
import { id } from '../../entities.js';
import { jobDetail } from '../../job.js';
import { answerSeconds, defineOperation } from '../../operation.js';
import { maxCriteria } from '../../screening.js';

/** Recomputes every candidate from the stored verdicts; no engine is called and no token is used. */
export const rescoreJob = defineOperation({
  name: 'rescoreJob',
  summary:
    "Apply another threshold, other weights or switched-off criteria to a screening's stored verdicts",
  method: 'POST',
  path: '/resumes/job/{id}/rescore',
  auth: 'user',
  answerSeconds: answerSeconds.reading,
  params: z.object({ id }),
  body: z.object({
    comparisonScore: z.number().int().min(threshold.min).max(threshold.max).optional(),
    /** Only the criteria that change. */
    criteria: z
      .array(
        z.object({
          id,
          weight: z.number().positive().max(100).optional(),
          enabled: z.boolean().optional(),
        }),
      )
      .max(maxCriteria)
      .optional(),
  }),
  response: jobDetail,
  errors: {
    JobNotFound: { status: 404, message: 'This screening does not exist or is not yours.' },
    JobNotComplete: {
      status: 409,
      message: 'This screening is not complete yet. Please wait until every resume is done.',
    },
    UnknownCriterion: {
      status: 422,
      message: 'This screening has no such criterion. Please reload the page and try again.',
    },
    NoCriterionLeft: {
      status: 422,
      message: 'At least one criterion must stay switched on.',
    },
  },
});
