import * as http from '@shortlist/contracts/http/resumes';
import { createError, type Route, route } from '@shortlist/service-kit';
import type { Context } from '../context.js';
import { keptMonths } from '../domain/activity/keep-activity.js';
import { listActivity } from '../domain/activity/list-activity.js';
import { noteAbout } from '../domain/activity/note-activity.js';
import { findJob } from '../domain/read/find-job.js';
import { presentActivity } from '../presenters/activity.js';

/** The activity of a workspace. */
export function createActivityRoutes(context: Context): readonly Route[] {
  return [
    route(http.listActivity, async ({ input, member }) => {
      const { items, next } = await listActivity(context, member, input.query);
      const months = await keptMonths(context, member.workspaceId);
      return { items: items.map(presentActivity), next, keptMonths: months };
    }),
    route(http.noteExport, async ({ input, member }) => {
      const job = await findJob(context, { jobId: input.params.id, member });
      if (!job) throw createError(http.noteExport, 'JobNotFound');
      const { file: detail, candidates: count } = input.body;
      noteAbout(context, member, job._id, { kind: 'shortlist-exported', detail, count });
      return { message: 'Noted.' };
    }),
  ];
}
