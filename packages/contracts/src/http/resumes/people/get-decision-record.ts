import * as z from 'zod/mini';
import { id, isoDate } from '../../../entities.js';
import { decision } from '../../../screenings/job.js';
import { readingAgreement } from '../../../screenings/reading.js';
import { criterion, engineInfo } from '../../../screenings/screening.js';
import { answerSeconds, defineOperation } from '../../operation.js';
import { jobErrors } from '../job-errors.js';
import { jobParams } from '../job-params.js';
import { decisionSeal } from './decision-seal.js';

export const getDecisionRecord = defineOperation({
  name: 'getDecisionRecord',
  summary:
    'Every decision of a screening: who, when, from, to and why, with what it was computed from',
  method: 'GET',
  path: '/resumes/job/{id}/decisions',
  auth: 'user',
  action: 'records.read',
  scope: 'screenings:read',
  answerSeconds: answerSeconds.reading,
  params: jobParams,
  /** `sealed` gives the lines with their hashes, too. */
  query: z.optional(z.object({ lines: z.optional(z.enum(['sealed'])) })),
  response: z.object({
    jobId: id,
    title: z.string(),
    createdAt: isoDate,
    engine: engineInfo,
    comparisonScore: z.int().check(z.gte(0), z.lte(100)),
    criteria: z.array(criterion),
    /** Without candidates whom the caller is to mark as a blind reader. */
    decisions: z.array(decision),
    /** Agreement of two readers each, named by their email addresses; absent where nobody was read twice. */
    agreement: z.optional(readingAgreement),
    /** Absent in answers of before records were sealed. */
    seal: z.optional(decisionSeal),
    /** When the screening was deleted; null while it is there. */
    deletedAt: z.optional(z.nullable(isoDate)),
    /** Of a record whose screening is gone. */
    keptUntil: z.optional(z.nullable(isoDate)),
  }),
  errors: {
    JobNotFound: jobErrors.JobNotFound,
    ReadBlindFirst: {
      status: 409,
      message:
        'The sealed lines show scores of candidates whom you have not marked yet. Please mark them first.',
    },
  },
});
