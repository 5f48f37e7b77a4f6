import * as http from '@shortlist/contracts/http/resumes';
import { type Route, route } from '@shortlist/service-kit';
import type { Context } from '../../context.js';
import { findShares, revokeShare as revoke } from '../../domain/share/manage-shares.js';
import { presentShare } from '../../presenters/share.js';

/** Makes a link stop working and answers those that are left. */
export function revokeShare(context: Context): Route {
  return route(http.revokeShare, async ({ input, user }) => {
    const owner = { jobId: input.params.id, userId: user.sub };
    await revoke(context, owner, input.params.shareId);
    return { shares: (await findShares(context, owner)).map(presentShare) };
  });
}
