import * as z from 'zod/mini';
import { recordYears, retentionMonths } from '../../../constants.js';
import { defineOperation } from '../../../operation.js';
import { retention } from './retention.js';

/** Deletes nothing at once: until `deletesAt` of the answer it can be changed back. */
export const setRetention = defineOperation({
  name: 'setRetention',
  summary: 'Choose how long screenings, and decision records without them, are kept',
  method: 'PUT',
  path: '/resumes/retention',
  auth: 'user',
  body: z.object({
    months: z.int().check(z.gte(retentionMonths.least), z.lte(retentionMonths.most)),
    /** Null: decision records go with their screening; absent: as before. */
    recordYears: z.optional(z.nullable(z.literal([...recordYears]))),
  }),
  response: retention,
  errors: {},
});
