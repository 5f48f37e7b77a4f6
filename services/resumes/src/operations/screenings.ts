import * as http from '@shortlist/contracts/http/resumes';
import { createError, type Route, route } from '@shortlist/service-kit';
import type { Context } from '../context.js';
import { retryJob } from '../domain/change/retry-job.js';
import { switchEngine } from '../domain/change/switch-engine.js';
import { updateScreening } from '../domain/change/update-screening.js';
import { cancelJob } from '../domain/finish/cancel-job.js';
import { finishJob } from '../domain/finish/finish-job.js';
import { findJob } from '../domain/read/find-job.js';
import { countForHistory, listHistory } from '../domain/read/list-history.js';
import { listScreenings } from '../domain/read/list-screenings.js';
import { findOverview } from '../domain/read/rows/find-overview.js';
import { findPage } from '../domain/read/rows/find-page.js';
import { searchTexts } from '../domain/read/rows/search-texts.js';
import { deleteJob } from '../domain/remove/delete-job.js';
import { findDeletionDates } from '../domain/retention/find-deletion-dates.js';
import { presentHistoryItem } from '../presenters/job.js';
import { presentOverview, presentPage } from '../presenters/overview.js';
import { showJob } from './show-job.js';

/** Screenings: lists, rows and changes. */
export function createScreeningsRoutes(context: Context): readonly Route[] {
  return [
    route(http.getHistory, async ({ user }) => {
      const jobs = await listHistory(context, user.sub);
      const deletionOf = await findDeletionDates(context, user.sub);
      return jobs.map((job) => presentHistoryItem(job, deletionOf(job)));
    }),
    route(http.listScreenings, async ({ input, user }) => {
      const { jobs, next, total } = await listScreenings(context, {
        userId: user.sub,
        ...input.query,
      });
      const deletionOf = await findDeletionDates(context, user.sub);
      return { items: jobs.map((job) => presentHistoryItem(job, deletionOf(job))), next, total };
    }),
    route(http.searchResumes, async ({ input, user, signal }) => {
      const job = await findJob(context, { jobId: input.params.id, userId: user.sub });
      if (!job) throw createError(http.searchResumes, 'JobNotFound');
      const { text } = input.query;
      return { candidateIds: await searchTexts(context, job, { text, signal }) };
    }),
    route(http.getJob, ({ input, user }) =>
      showJob(context, { jobId: input.params.id, userId: user.sub }, input.query),
    ),
    route(http.getScreening, async ({ input, user }) => {
      const owner = { jobId: input.params.id, userId: user.sub };
      const found = await findOverview(context, owner, input.query.limit);
      if (!found) throw createError(http.getScreening, 'JobNotFound');
      return { screening: presentOverview(found), page: presentPage(found.job, found.page, 'row') };
    }),
    route(http.listRows, async ({ input, user }) => {
      const job = await findJob(context, { jobId: input.params.id, userId: user.sub });
      if (!job) throw createError(http.listRows, 'JobNotFound');
      return presentPage(job, await findPage(context, job, input.query), input.query.detail);
    }),
    route(http.updateScreening, async ({ input, user }) => {
      const { params, body } = input;
      const owner = { jobId: params.id, userId: user.sub };
      const job = await updateScreening(context, { ...owner, ...body, by: user.email });
      const [item] = await countForHistory(context, [job]);
      return presentHistoryItem(item ?? { ...job, doneFiles: 0 });
    }),
    route(http.switchEngine, ({ input, user, requestId }) =>
      switchEngine(context, { jobId: input.params.id, userId: user.sub, requestId }),
    ),
    route(http.retryJob, ({ input, user, requestId }) =>
      retryJob(context, { jobId: input.params.id, userId: user.sub, requestId }),
    ),
    route(http.finishJob, ({ input, user }) =>
      finishJob(context, { jobId: input.params.id, userId: user.sub }),
    ),
    route(http.cancelJob, ({ input, user }) =>
      cancelJob(context, { jobId: input.params.id, userId: user.sub }),
    ),
    route(http.deleteJob, async ({ input, user }) => {
      const jobId = input.params.id;
      await deleteJob(context, { jobId, userId: user.sub });
      return { jobId };
    }),
  ];
}
