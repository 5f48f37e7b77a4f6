import * as http from '@shortlist/contracts/http/resumes';
import { type Route, route } from '@shortlist/service-kit';
import type { Context } from '../context.js';
import { deleteComment, editComment, restoreComment } from '../domain/comments/change-comment.js';
import { findComments, lastChange, seeComments } from '../domain/comments/find-comments.js';
import { findMentions } from '../domain/comments/find-mentions.js';
import { findPace, setPace, stopMails } from '../domain/comments/mail-pace.js';
import { notePresence } from '../domain/comments/note-presence.js';
import { writeComment } from '../domain/comments/write-comment.js';
import type { JobOfMember } from '../domain/read/find-job.js';
import { presentMention } from '../presenters/mention.js';
import { presentReceived } from '../presenters/share.js';

/** Comments about candidates, mentions, and who reads whom. */
export function createCommentsRoutes(context: Context): readonly Route[] {
  /** All comments of the screening as they are now. */
  async function all(owner: JobOfMember) {
    const comments = await findComments(context, owner);
    return { comments: comments.map((one) => presentReceived(one, owner.member.userId)) };
  }
  return [
    route(http.listComments, ({ input, member }) => all({ jobId: input.params.id, member })),
    route(http.writeComment, async ({ input, member }) => {
      const owner = { jobId: input.params.id, member };
      await writeComment(context, { ...owner, ...input.body });
      return all(owner);
    }),
    route(http.editComment, async ({ input, member }) => {
      const { id: jobId, commentId } = input.params;
      await editComment(context, { jobId, commentId, member, ...input.body });
      return all({ jobId, member });
    }),
    route(http.deleteComment, async ({ input, member }) => {
      const { id: jobId, commentId } = input.params;
      await deleteComment(context, { jobId, commentId, member });
      return all({ jobId, member });
    }),
    route(http.restoreComment, async ({ input, member }) => {
      const { id: jobId, commentId } = input.params;
      await restoreComment(context, { jobId, commentId, member });
      return all({ jobId, member });
    }),
    // Remembers that comments were shown to the member.
    route(http.seeComments, async ({ input, member }) => {
      const owner = { jobId: input.params.id, member };
      await seeComments(context, owner, input.body.commentIds);
      return all(owner);
    }),
    route(http.listMentions, async ({ member }) => ({
      mentions: (await findMentions(context, member)).map(presentMention),
    })),
    route(http.notePresence, async ({ input, member }) => {
      const owner = { jobId: input.params.id, member };
      const others = await notePresence(context, { ...owner, ...input.body });
      const changedAt = await lastChange(context, owner.jobId);
      return { others, commentsAt: changedAt?.toISOString() ?? null };
    }),
    route(http.getCommentMails, async ({ member }) => ({
      mails: await findPace(context, member),
    })),
    route(http.setCommentMails, async ({ input, member }) => {
      await setPace(context, member, input.body.mails);
      return { mails: input.body.mails };
    }),
    route(http.stopCommentMails, async ({ input }) => {
      await stopMails(context, input.query.token);
      return { message: 'We send you no more mails about comments in this workspace.' };
    }),
  ];
}
