import * as http from '@shortlist/contracts/http/resumes';
import { type Route, route } from '@shortlist/service-kit';
import type { Context } from '../../context.js';
import { commentShared as comment } from '../../domain/share/comment-shared.js';
import { presentComment } from '../../presenters/share.js';

/** Keeps what somebody with a link wrote about a candidate. */
export function commentShared(context: Context): Route {
  return route(http.commentShared, async ({ input }) => ({
    comment: presentComment(await comment(context, input.body)),
  }));
}
