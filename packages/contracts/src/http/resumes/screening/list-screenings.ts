import { z } from 'zod';
import { historyItem } from '../../../job.js';
import { defineOperation } from '../../../operation.js';

export const listScreenings = defineOperation({
  name: 'listScreenings',
  summary: "The user's screenings, newest first, page by page",
  method: 'GET',
  path: '/resumes/screenings',
  auth: 'user',
  scope: 'screenings:read',
  query: z.object({
    /** Part of the title, compared without case. */
    search: z.string().trim().max(200).optional(),
    /** `open` is whatever nobody closed; `running` has files that are still to be read or scored. */
    state: z.enum(['all', 'open', 'running', 'closed', 'failed']).default('all'),
    /** `next` of the page before; absent for the first. */
    after: z.string().max(200).optional(),
    limit: z.coerce.number().int().min(1).max(100).default(25),
  }),
  response: z.object({
    items: z.array(historyItem),
    /** Null on the last page. */
    next: z.string().nullable(),
    /** Screenings that match, over all pages. */
    total: z.number().int().min(0),
  }),
  errors: {},
});
