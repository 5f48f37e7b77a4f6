import * as z from 'zod/mini';
import { recordYears, retentionMonths } from '../../../constants.js';
import { defineOperation } from '../../operation.js';
import { retention } from './retention.js';

/** Deletes nothing at once: until `deletesAt` of the answer it can be changed back. */
export const setRetention = defineOperation({
  name: 'setRetention',
  summary: 'Set how long to keep screenings, and decision records without them',
  method: 'PUT',
  path: '/resumes/retention',
  auth: 'user',
  action: 'settings.change',
  body: z.object({
    /** Absent: as before. */
    months: z.optional(z.literal(retentionMonths.choices, 'Please choose 1, 3, 6 or 12 months.')),
    /** Null: decision records go with their screening; absent: as before. */
    recordYears: z.optional(z.nullable(z.literal([...recordYears]))),
  }),
  response: retention,
  errors: {},
});
