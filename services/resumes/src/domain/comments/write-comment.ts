import { randomUUID } from 'node:crypto';
import type { Context } from '../../context.js';
import { candidateDocument } from '../../models/candidate.js';
import { findJob, type JobOfMember } from '../read/find-job.js';
import { requireJob } from '../read/require-job.js';
import { refusal } from '../refusal.js';
import { announceComment } from './announce-comment.js';
import { checkMentions } from './check-mentions.js';
import { plainText } from './plain-text.js';
import { trialEnd } from './trial.js';

/** Comments by members about the candidates of one screening at most. */
const MAX_COMMENTS = 5000;

export interface CommentWritten extends JobOfMember {
  /** Any file of the person. */
  readonly candidateId: string;
  readonly text: string;
  readonly mentions: readonly string[];
  readonly commentId?: string | undefined;
}

const personView = candidateDocument.pick('personId');

/**
 * Keeps what a member wrote about a candidate, lets it wait for those it mentions and owes it to webhooks. Repeating it
 * with the same `commentId` changes nothing. Throws JobNotFound, CandidateNotFound, MentionHidden, TooManyNotes and
 * Unavailable.
 */
export async function writeComment(
  context: Context,
  { candidateId: named, text, mentions: wanted, commentId, ...owner }: CommentWritten,
): Promise<void> {
  const job = await requireJob(context, owner);
  const { _id: jobId, workspaceId, runId } = job;
  const { userId } = owner.member;
  const file = await context.models.candidates.everywhere.findOne(
    { _id: named, runId },
    personView,
  );
  if (!file) throw refusal('CandidateNotFound');
  const mentions = await checkMentions(context, job, wanted);
  const comments = context.models.comments.in(workspaceId);
  if ((await comments.count({ jobId, shareId: '' })) >= MAX_COMMENTS) throw refusal('TooManyNotes');
  const _id = commentId ?? randomUUID();
  const whose = { _id, jobId, authorId: userId };
  const written = { text: plainText(text), mentions, at: context.clock() };
  const candidateId = file.personId ?? file._id;
  await comments.createMissing([
    { ...whose, ...written, candidateId, expiresAt: trialEnd(context) },
  ]);
  const comment = await comments.findOne(whose);
  if (!comment) throw refusal('JobNotFound');
  const { expiresAt } = job;
  const kept = { ...comment, expiresAt };
  await announceComment(context, { comment: kept, userIds: comment.mentions, why: 'mention' });
  // A screening that is deleted meanwhile either finds the comment, or is seen to be gone.
  if (!(await findJob(context, owner))) {
    await comments.deleteOne(whose);
    await context.models.commentNotices.in(workspaceId).deleteMany({ commentId: _id });
    throw refusal('JobNotFound');
  }
  if (comment.deletedAt === null) await comments.updateOne(whose, { $set: { expiresAt } });
}
