import * as z from 'zod/mini';
import { historyItem } from '../../../screenings/job.js';
import { defineOperation } from '../../operation.js';

export const listScreenings = defineOperation({
  name: 'listScreenings',
  summary: "The user's screenings, newest first, page by page",
  method: 'GET',
  path: '/resumes/screenings',
  auth: 'user',
  action: 'screening.read',
  scope: 'screenings:read',
  query: z.object({
    /** Part of the title, compared without case. */
    search: z.optional(z.string().check(z.trim(), z.maxLength(200))),
    /** `open` is whatever nobody closed; `running` has files that are still to be read or scored. */
    state: z._default(z.enum(['all', 'open', 'running', 'closed', 'failed']), 'all'),
    /** `mine`: those that the caller leads, reviews or hires for. */
    whose: z._default(z.enum(['all', 'mine']), 'all'),
    /** `next` of the page before; absent for the first. */
    after: z.optional(z.string().check(z.maxLength(200))),
    limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100)), 25),
  }),
  response: z.object({
    items: z.array(historyItem),
    /** Null on the last page. */
    next: z.nullable(z.string()),
    /** Screenings that match, over all pages. */
    total: z.int().check(z.gte(0)),
  }),
  errors: {},
});
