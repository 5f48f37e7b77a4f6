import * as http from '@shortlist/contracts/http/resumes';
import { type Route, route } from '@shortlist/service-kit';
import type { Context } from '../../context.js';

/** What a job description asks for; read by the local engine, so that it costs nothing and is there at once. */
export function proposeCriteria({ localEngine, engine }: Context): Route {
  return route(http.proposeCriteria, async ({ input }) => {
    const { job } = await localEngine.prepareJob(input.body.jobDescription);
    return {
      title: job.title,
      criteria: [...job.criteria],
      leftOut: [...job.leftOut],
      isFinal: engine.info.name === localEngine.info.name,
    };
  });
}
