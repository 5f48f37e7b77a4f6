import * as http from '@shortlist/contracts/http/resumes';
import { type Route, route } from '@shortlist/service-kit';
import type { Context } from '../../context.js';
import { findComments } from '../../domain/share/manage-comments.js';
import { presentReceived } from '../../presenters/share.js';

/** Lists comments by people with links about candidates of one of the user's own screenings. */
export function listComments(context: Context): Route {
  return route(http.listComments, async ({ input, user }) => {
    const comments = await findComments(context, { jobId: input.params.id, userId: user.sub });
    return { comments: comments.map(presentReceived) };
  });
}
