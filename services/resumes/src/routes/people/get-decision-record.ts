import * as http from '@shortlist/contracts/http/resumes';
import { createError, type Route, route } from '@shortlist/service-kit';
import type { Context } from '../../context.js';
import { findRecord } from '../../domain/record/find-record.js';
import { presentDecision, presentSeal } from '../../presenters/decision.js';

/** Shows who or what decided on each candidate of one of the user's own screenings, and why. */
export function getDecisionRecord(context: Context): Route {
  return route(http.getDecisionRecord, async ({ input, user }) => {
    const record = await findRecord(context, { jobId: input.params.id, userId: user.sub });
    if (!record) throw createError(http.getDecisionRecord, 'JobNotFound');
    const { _id, title, createdAt, engine, comparisonScore, criteria, deletedAt } = record.about;
    return {
      jobId: _id,
      ...{ title, engine, comparisonScore },
      createdAt: createdAt.toISOString(),
      criteria: [...criteria],
      decisions: record.decisions.map(presentDecision),
      seal: presentSeal(record, input.query?.lines === 'sealed'),
      deletedAt: deletedAt?.toISOString() ?? null,
      keptUntil: record.keptUntil?.toISOString() ?? null,
    };
  });
}
