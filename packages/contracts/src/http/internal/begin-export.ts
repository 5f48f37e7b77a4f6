import * as z from 'zod/mini';
import { defineOperation } from '../operation.js';

/** Asked by the gateway at the auth service before it makes an export of all data; nobody else reaches it. */
export const beginExport = defineOperation({
  name: 'beginExport',
  summary: 'Count an export of the user: one at a time, and a few an hour',
  method: 'POST',
  path: '/internal/exports',
  auth: 'user',
  action: 'data.export',
  response: z.object({}),
  errors: {
    ExportRunning: {
      status: 409,
      message:
        'Your data is being exported already, maybe in another window. Please wait until that is done, or try again in {wait}.',
    },
    TooManyExports: {
      status: 429,
      message:
        'Your data was exported {count} times within an hour, which is the limit. Please try again in {wait}.',
    },
  },
});
