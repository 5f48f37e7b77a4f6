import * as http from '@shortlist/contracts/http/resumes';
import { createError, type Route, route } from '@shortlist/service-kit';
import type { Context } from '../context.js';
import { recordYearsOf } from '../domain/activity/keep-activity.js';
import { noteAbout, noteActivity, readersOf } from '../domain/activity/note-activity.js';
import { retryJob } from '../domain/change/retry-job.js';
import { switchEngine } from '../domain/change/switch-engine.js';
import { updateScreening } from '../domain/change/update-screening.js';
import { cancelJob } from '../domain/finish/cancel-job.js';
import { finishJob } from '../domain/finish/finish-job.js';
import { hideCounts } from '../domain/read/blind/hide-counts.js';
import { findJob } from '../domain/read/find-job.js';
import { countForHistory, listHistory } from '../domain/read/list-history.js';
import { listScreenings } from '../domain/read/list-screenings.js';
import { findOverview } from '../domain/read/rows/find-overview.js';
import { findPage } from '../domain/read/rows/find-page.js';
import { searchTexts } from '../domain/read/rows/search-texts.js';
import { deleteJob } from '../domain/remove/delete-job.js';
import { findDeletionDates } from '../domain/retention/find-deletion-dates.js';
import { findWaiting } from '../domain/waiting/find-waiting.js';
import { presentHistoryItem } from '../presenters/job.js';
import { presentOverview, presentPage } from '../presenters/overview.js';
import { showJob } from './show-job.js';

/** Screenings: lists, rows and changes. */
export function createScreeningsRoutes(context: Context): readonly Route[] {
  return [
    route(http.getHistory, async ({ member }) => {
      const jobs = await hideCounts(context, member, await listHistory(context, member));
      const deletionOf = await findDeletionDates(context, member.workspaceId);
      return jobs.map((job) => presentHistoryItem(job, deletionOf(job)));
    }),
    route(http.listScreenings, async ({ input, member }) => {
      const { jobs, next, total } = await listScreenings(context, {
        member,
        ...input.query,
      });
      const deletionOf = await findDeletionDates(context, member.workspaceId);
      const shown = await hideCounts(context, member, jobs);
      return { items: shown.map((job) => presentHistoryItem(job, deletionOf(job))), next, total };
    }),
    route(http.getWaiting, ({ member }) => findWaiting(context, member)),
    route(http.searchResumes, async ({ input, member, signal }) => {
      const job = await findJob(context, { jobId: input.params.id, member });
      if (!job) throw createError(http.searchResumes, 'JobNotFound');
      const { text } = input.query;
      return { candidateIds: await searchTexts(context, job, { text, signal }) };
    }),
    route(http.getJob, ({ input, member }) =>
      showJob(context, { jobId: input.params.id, member }, input.query),
    ),
    route(http.getScreening, async ({ input, member }) => {
      const owner = { jobId: input.params.id, member };
      const found = await findOverview(context, owner, input.query.limit);
      if (!found) throw createError(http.getScreening, 'JobNotFound');
      const view = { detail: 'row', userId: member.userId } as const;
      return { screening: presentOverview(found), page: presentPage(found.job, found.page, view) };
    }),
    route(http.listRows, async ({ input, member }) => {
      const job = await findJob(context, { jobId: input.params.id, member });
      if (!job) throw createError(http.listRows, 'JobNotFound');
      const { userId } = member;
      const page = await findPage(context, job, { ...input.query, userId });
      return presentPage(job, page, { detail: input.query.detail, userId });
    }),
    route(http.updateScreening, async ({ input, member }) => {
      const { params, body } = input;
      const owner = { jobId: params.id, member };
      const job = await updateScreening(context, { ...owner, ...body, by: member.email });
      if (body.closed !== undefined) {
        const kind = body.closed ? 'screening-closed' : 'screening-reopened';
        noteAbout(context, member, job._id, { kind });
      }
      const counted = await countForHistory(context, [job]);
      const [item] = await hideCounts(context, member, counted);
      return presentHistoryItem(item ?? { ...job, doneFiles: 0 });
    }),
    route(http.switchEngine, ({ input, member, requestId }) =>
      switchEngine(context, { jobId: input.params.id, member, requestId }),
    ),
    route(http.retryJob, ({ input, member, requestId }) =>
      retryJob(context, { jobId: input.params.id, member, requestId }),
    ),
    route(http.finishJob, ({ input, member }) =>
      finishJob(context, { jobId: input.params.id, member }),
    ),
    route(http.cancelJob, ({ input, member }) =>
      cancelJob(context, { jobId: input.params.id, member }),
    ),
    route(http.deleteJob, async ({ input, member }) => {
      const jobId = input.params.id;
      const job = await deleteJob(context, { jobId, member });
      const isRecorded = (await recordYearsOf(context, member.workspaceId)) !== null;
      const facts = { kind: 'screening-deleted', title: isRecorded ? job.title : null } as const;
      noteActivity(context, member, facts, readersOf(job));
      return { jobId };
    }),
  ];
}
