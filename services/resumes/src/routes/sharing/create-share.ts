import * as http from '@shortlist/contracts/http/resumes';
import { type Route, route } from '@shortlist/service-kit';
import type { Context } from '../../context.js';
import { createShare as create } from '../../domain/share/manage-shares.js';
import { presentShare } from '../../presenters/share.js';

/** Makes a read-only link to one of the user's own screenings. */
export function createShare(context: Context): Route {
  return route(http.createShare, async ({ input, user }) => {
    const owner = { jobId: input.params.id, userId: user.sub };
    const { share, token } = await create(context, owner, input.body);
    return { share: presentShare(share), token };
  });
}
