import * as z from 'zod/mini';
import { id, isoDate } from '../../../entities.js';
import { decision } from '../../../job.js';
import { answerSeconds, defineOperation } from '../../../operation.js';
import { criterion, engineInfo } from '../../../screening.js';
import { jobErrors } from '../job-errors.js';
import { jobParams } from '../job-params.js';

export const getDecisionRecord = defineOperation({
  name: 'getDecisionRecord',
  summary:
    'Every decision of a screening: who, when, from, to and why, with what it was computed from',
  method: 'GET',
  path: '/resumes/job/{id}/decisions',
  auth: 'user',
  scope: 'screenings:read',
  answerSeconds: answerSeconds.reading,
  params: jobParams,
  response: z.object({
    jobId: id,
    title: z.string(),
    createdAt: isoDate,
    engine: engineInfo,
    comparisonScore: z.int().check(z.gte(0), z.lte(100)),
    criteria: z.array(criterion),
    decisions: z.array(decision),
  }),
  errors: {
    JobNotFound: jobErrors.JobNotFound,
  },
});
