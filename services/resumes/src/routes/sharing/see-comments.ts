import * as http from '@shortlist/contracts/http/resumes';
import { type Route, route } from '@shortlist/service-kit';
import type { Context } from '../../context.js';
import { findComments, seeComments as see } from '../../domain/share/manage-comments.js';
import { presentReceived } from '../../presenters/share.js';

/** Remembers that comments were shown to the user. */
export function seeComments(context: Context): Route {
  return route(http.seeComments, async ({ input, user }) => {
    const owner = { jobId: input.params.id, userId: user.sub };
    await see(context, owner, input.body.commentIds);
    return { comments: (await findComments(context, owner)).map(presentReceived) };
  });
}
