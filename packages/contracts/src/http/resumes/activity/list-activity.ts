import * as z from 'zod/mini';
import { id } from '../../../entities.js';
import { activity, activityKinds } from '../../../workspaces/activity.js';
import { defineOperation } from '../../operation.js';

export const listActivity = defineOperation({
  name: 'listActivity',
  summary: 'Who did what in the workspace, newest first; private screenings only for their people',
  method: 'GET',
  path: '/resumes/activity',
  auth: 'user',
  action: 'activity.read',
  query: z.object({
    /** Lists the acts of one member only. */
    userId: z.optional(id),
    kind: z.optional(z.enum(activityKinds)),
    /** `next` of the page before; absent for the first. */
    after: z.optional(z.string().check(z.maxLength(200))),
    limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(1000)), 50),
  }),
  response: z.object({
    items: z.array(activity),
    /** Null on the last page. */
    next: z.nullable(z.string()),
    /** For how long a line of today is kept. */
    keptMonths: z.int(),
  }),
  errors: {},
});
