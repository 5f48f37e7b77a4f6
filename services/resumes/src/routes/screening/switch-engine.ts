import * as http from '@shortlist/contracts/http/resumes';
import { type Route, route } from '@shortlist/service-kit';
import type { Context } from '../../context.js';
import { switchEngine as change } from '../../domain/change/switch-engine.js';

/** Lets one of the user's own running screenings go on with the local engine. */
export function switchEngine(context: Context): Route {
  return route(http.switchEngine, ({ input, user, requestId }) =>
    change(context, { jobId: input.params.id, userId: user.sub, requestId }),
  );
}
