import * as z from 'zod/mini';
import { defineOperation } from '../operation.js';

/** Says that an export is over, whether it was made, cancelled or failed. Not to be reached from outside. */
export const endExport = defineOperation({
  name: 'endExport',
  summary: 'Allow the user another export',
  method: 'POST',
  path: '/internal/exports/end',
  auth: 'user',
  action: 'data.export',
  body: z.object({
    /** False when nothing of it was sent: then it is not counted. */
    begun: z.boolean(),
  }),
  response: z.object({}),
  errors: {},
});
