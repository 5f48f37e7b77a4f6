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

/** What a job description asks for; read by the local engine, so that it costs nothing and is there at once. */
export function proposeCriteria({ localEngine, engine }: Context): Route {
  return route(http.proposeCriteria, async ({ input, user }) => {
    const { job } = await localEngine
      .prepareJob(input.body.jobDescription, { account: user.sub })
      .catch(refuseEngineError);
    return {
      title: job.title,
      criteria: [...job.criteria],
      leftOut: [...job.leftOut],
      isFinal: engine.info.name === localEngine.info.name,
    };
  });
}
