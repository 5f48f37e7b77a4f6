import * as http from '@shortlist/contracts/http/resumes';
import { type Route, route } from '@shortlist/service-kit';
import type { Context } from '../../context.js';
import { deleteComment as remove, findComments } from '../../domain/share/manage-comments.js';
import { presentReceived } from '../../presenters/share.js';

/** Deletes a comment and answers those that are left. */
export function deleteComment(context: Context): Route {
  return route(http.deleteComment, async ({ input, user }) => {
    const owner = { jobId: input.params.id, userId: user.sub };
    await remove(context, owner, input.params.commentId);
    return { comments: (await findComments(context, owner)).map(presentReceived) };
  });
}
