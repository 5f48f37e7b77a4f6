import * as http from '@shortlist/contracts/http/resumes';
import { EngineError } from '@shortlist/screening';
import { commonRefusal, type Route, route } from '@shortlist/service-kit';
import type { Context } from '../../context.js';

function refuseEngineError(error: unknown): never {
  if (error instanceof EngineError) {
    throw commonRefusal('Unavailable', { sentence: error.message });
  }
  throw error;
}

/** Reads the criteria of a job description with the local engine, at once and at no cost. */
export function proposeCriteria({ localEngine, config }: Context): Route {
  return route(http.proposeCriteria, async ({ input, user }) => {
    const { job } = await localEngine
      .prepareJob(input.body.jobDescription, { account: user.sub })
      .catch(refuseEngineError);
    return {
      title: job.title,
      criteria: [...job.criteria],
      leftOut: [...job.leftOut],
      // Every engine reads requirements by the same code.
      isFinal: true,
      ...(config.foundModel && { foundModel: config.foundModel }),
    };
  });
}
