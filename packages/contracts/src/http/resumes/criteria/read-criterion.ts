import * as z from 'zod/mini';
import { defineOperation } from '../../../operation.js';
import { criterionInput, leftOutWish } from '../../../screening.js';

export const readCriterion = defineOperation({
  name: 'readCriterion',
  summary: 'Read one criterion as the engine does, with the parts it must not judge',
  method: 'POST',
  path: '/resumes/criterion',
  auth: 'user',
  scope: 'screenings:write',
  body: z.pick(criterionInput, { text: true }),
  response: z.object({
    /** Things that are counted or looked up besides the words, such as 'counts years'. */
    notes: z.array(z.string()),
    leftOut: z.array(leftOutWish),
  }),
  errors: {},
});
