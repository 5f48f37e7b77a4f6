import * as http from '@shortlist/contracts/http/resumes';
import { createError, type Route, route } from '@shortlist/service-kit';
import type { Context } from '../../context.js';
import { findJob } from '../../domain/read/find-job.js';
import { listDecisions } from '../../domain/read/list-decisions.js';
import { presentDecision } from '../../presenters/decision.js';

/** Who or what decided on each candidate of one of the user's own screenings, and why. */
export function getDecisionRecord(context: Context): Route {
  return route(http.getDecisionRecord, async ({ input, user }) => {
    const job = await findJob(context, { jobId: input.params.id, userId: user.sub });
    if (!job) throw createError(http.getDecisionRecord, 'JobNotFound');
    const decisions = await listDecisions(context, job);
    return {
      jobId: job._id,
      title: job.title,
      createdAt: job.createdAt.toISOString(),
      engine: job.engine,
      comparisonScore: job.comparisonScore,
      criteria: [...(job.prepared?.criteria ?? [])],
      decisions: decisions.map(presentDecision),
    };
  });
}
