import * as http from '@shortlist/contracts/http/resumes';
import { type Route, route } from '@shortlist/service-kit';
import type { Context } from '../../context.js';
import { openShared } from '../../domain/share/find-shared.js';
import { presentSharedScreening } from '../../presenters/share.js';

/** The shortlist that a link shows to whoever has it. */
export function getShared(context: Context): Route {
  return route(http.getShared, async ({ input }) =>
    presentSharedScreening(await openShared(context, input.body.token)),
  );
}
