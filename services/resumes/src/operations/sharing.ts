import * as http from '@shortlist/contracts/http/resumes';
import { type Route, route } from '@shortlist/service-kit';
import type { Context } from '../context.js';
import { noteAbout } from '../domain/activity/note-activity.js';
import { commentShared } from '../domain/share/comment-shared.js';
import { openShared } from '../domain/share/find-shared.js';
import { createShare, findShares, revokeShare } from '../domain/share/manage-shares.js';
import { presentComment, presentShare, presentSharedScreening } from '../presenters/share.js';

/** Shared links, and what is commented there. */
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
  ];
}
