import * as z from 'zod/mini';
import { defineOperation } from '../operation.js';

export const listTokenMonths = defineOperation({
  name: 'listTokenMonths',
  summary:
    "The user's tokens by calendar month (UTC), newest first: the last twelve in which any were used",
  method: 'GET',
  path: '/auth/token/months',
  auth: 'user',
  action: 'usage.read',
  scope: 'usage:read',
  response: z.object({
    months: z.array(
      z.object({
        /** `2026-11` */
        month: z.string(),
        /** Charged, and reserved for what is running. */
        tokens_used: z.int().check(z.gte(0)),
      }),
    ),
  }),
  errors: {},
});
