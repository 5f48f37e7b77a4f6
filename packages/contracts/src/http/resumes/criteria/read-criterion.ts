import * as z from 'zod/mini';
import { judgedBy } from '../../../screenings/judged-by.js';
import { criterionInput, leftOutWish } from '../../../screenings/screening.js';
import { defineOperation } from '../../operation.js';

export const readCriterion = defineOperation({
  name: 'readCriterion',
  summary: 'Read one criterion as the engine does, with the parts it must not judge',
  method: 'POST',
  path: '/resumes/criterion',
  auth: 'user',
  action: 'screening.start',
  scope: 'screenings:write',
  body: z.extend(z.pick(criterionInput, { text: true }), {
    /** Language of the job, ISO 639-1; default: English. */
    language: z.optional(z.string().check(z.maxLength(8))),
  }),
  response: z.object({
    judgedBy: z.optional(judgedBy),
    /** Wordings that may screen by a protected attribute. */
    notes: z.array(z.string()),
    leftOut: z.array(leftOutWish),
  }),
  errors: {},
});
