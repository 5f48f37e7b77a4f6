import * as http from '@shortlist/contracts/http/resumes';
import { type Route, route } from '@shortlist/service-kit';
import type { Context } from '../../context.js';
import { findShares } from '../../domain/share/manage-shares.js';
import { presentShare } from '../../presenters/share.js';

/** The links to one of the user's own screenings that work. */
export function listShares(context: Context): Route {
  return route(http.listShares, async ({ input, user }) => {
    const shares = await findShares(context, { jobId: input.params.id, userId: user.sub });
    return { shares: shares.map(presentShare) };
  });
}
