import * as http from '@shortlist/contracts/http/resumes';
import { describeCriterion, EngineError } from '@shortlist/screening';
import { commonRefusal, type Route, route } from '@shortlist/service-kit';
import type { Context } from '../context.js';
import { noteAbout } from '../domain/activity/note-activity.js';
import { rescoreJob } from '../domain/change/rescore-job.js';
import { setCriteria } from '../domain/change/set-criteria.js';
import { swapTest } from '../domain/fairness/swap-test.js';
import { showJob } from './show-job.js';

function refuseEngineError(error: unknown): never {
  if (error instanceof EngineError) {
    throw commonRefusal('Unavailable', { sentence: error.message });
  }
  throw error;
}

/** Reads the criteria of a job description with the local engine, at once and at no cost. */
function proposeCriteria({ localEngine, config }: Context): Route {
  return route(http.proposeCriteria, async ({ input, member }) => {
    const {
      job,
      duties = [],
      unasked = [],
      language,
      judgedBy = [],
    } = await localEngine
      .prepareJob(input.body.jobDescription, { account: member.workspaceId })
      .catch(refuseEngineError);
    return {
      title: job.title,
      criteria: job.criteria.map((criterion, at) => ({ ...criterion, judgedBy: judgedBy[at] })),
      ...(language !== undefined && { language }),
      leftOut: [...job.leftOut],
      duties: [...duties],
      unasked: [...unasked],
      // Every engine reads requirements by the same code.
      isFinal: true,
      ...(config.foundModel && { foundModel: config.foundModel }),
    };
  });
}

/** Requirements of a job, and judging by them. */
export function createCriteriaRoutes(context: Context): readonly Route[] {
  return [
    proposeCriteria(context),
    // Reads a criterion that a person writes.
    route(http.readCriterion, ({ input }) => {
      const { text, language } = input.body;
      const { judgedBy, notes, leftOut } = describeCriterion(text, language);
      return Promise.resolve({ judgedBy, notes: [...notes], leftOut: [...leftOut] });
    }),
    // Sets title and criteria of a completed screening and answers with it as it then is.
    route(http.setCriteria, async ({ input, member, requestId }) => {
      const owner = { jobId: input.params.id, member };
      await setCriteria(context, { jobId: owner.jobId, member, requestId, wanted: input.body });
      noteAbout(context, member, owner.jobId, { kind: 'criteria-changed' });
      return showJob(context, owner, input.query);
    }),
    // Applies another threshold or other criteria and answers with the screening as it then is.
    route(http.rescoreJob, async ({ input, member }) => {
      const owner = { jobId: input.params.id, member };
      await rescoreJob(context, { ...owner, changes: input.body, by: member.email });
      noteAbout(context, member, owner.jobId, { kind: 'criteria-changed' });
      return showJob(context, owner, input.query);
    }),
    route(http.swapTest, async ({ input, member, requestId, signal }) => {
      const jobId = input.params.id;
      const candidates = await swapTest(context, { jobId, member, requestId, signal });
      return {
        jobId,
        largestShift: Math.max(0, ...candidates.map(({ shift }) => Math.abs(shift))),
        candidates: candidates.map((candidate) => ({
          ...candidate,
          swapped: [...candidate.swapped],
        })),
      };
    }),
  ];
}
