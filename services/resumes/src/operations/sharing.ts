import * as http from '@shortlist/contracts/http/resumes';
import { type Route, route } from '@shortlist/service-kit';
import type { Context } from '../context.js';
import { noteAbout } from '../domain/activity/note-activity.js';
import { commentShared } from '../domain/share/comment-shared.js';
import { openShared } from '../domain/share/find-shared.js';
import { deleteComment, findComments, seeComments } from '../domain/share/manage-comments.js';
import { createShare, findShares, revokeShare } from '../domain/share/manage-shares.js';
import {
  presentComment,
  presentReceived,
  presentShare,
  presentSharedScreening,
} from '../presenters/share.js';

/** Shared links and their comments. */
export function createSharingRoutes(context: Context): readonly Route[] {
  return [
    route(http.createShare, async ({ input, member }) => {
      const owner = { jobId: input.params.id, member };
      const { share, token } = await createShare(context, owner, input.body);
      const count = share.candidateIds?.length ?? null;
      noteAbout(context, member, owner.jobId, { kind: 'screening-shared', count });
      return { share: presentShare(share), token };
    }),
    route(http.listShares, async ({ input, member }) => {
      const shares = await findShares(context, { jobId: input.params.id, member });
      return { shares: shares.map(presentShare) };
    }),
    // Makes a link stop working and answers those that are left.
    route(http.revokeShare, async ({ input, member }) => {
      const owner = { jobId: input.params.id, member };
      await revokeShare(context, owner, input.params.shareId);
      noteAbout(context, member, owner.jobId, { kind: 'share-revoked' });
      return { shares: (await findShares(context, owner)).map(presentShare) };
    }),
    // Shows the shortlist to anyone with the link.
    route(http.getShared, async ({ input }) =>
      presentSharedScreening(await openShared(context, input.body.token)),
    ),
    // Keeps what somebody with a link wrote about a candidate.
    route(http.commentShared, async ({ input }) => ({
      comment: presentComment(await commentShared(context, input.body)),
    })),
    route(http.listComments, async ({ input, member }) => {
      const comments = await findComments(context, { jobId: input.params.id, member });
      return { comments: comments.map(presentReceived) };
    }),
    // Deletes a comment and answers those that are left.
    route(http.deleteComment, async ({ input, member }) => {
      const owner = { jobId: input.params.id, member };
      await deleteComment(context, owner, input.params.commentId);
      return { comments: (await findComments(context, owner)).map(presentReceived) };
    }),
    // Remembers that comments were shown to the user.
    route(http.seeComments, async ({ input, member }) => {
      const owner = { jobId: input.params.id, member };
      await seeComments(context, owner, input.body.commentIds);
      return { comments: (await findComments(context, owner)).map(presentReceived) };
    }),
  ];
}
