import * as z from 'zod/mini';
import { retentionMonths } from '../../../constants.js';
import { defineOperation } from '../../../operation.js';
import { retention } from './retention.js';

/** Deletes nothing at once: until `deletesAt` of the answer it can be changed back. */
export const setRetention = defineOperation({
  name: 'setRetention',
  summary: 'Choose how long screenings are kept',
  method: 'PUT',
  path: '/resumes/retention',
  auth: 'user',
  body: z.object({
    months: z.int().check(z.gte(retentionMonths.least), z.lte(retentionMonths.most)),
  }),
  response: retention,
  errors: {},
});
