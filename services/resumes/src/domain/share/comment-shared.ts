import { randomUUID } from 'node:crypto';
import type { Context } from '../../context.js';
import type { CommentRecord } from '../../models/share.js';
import { refusal } from '../refusal.js';
import { findShare, isShared } from './find-shared.js';

/** Comments of one link, at most. */
const MAX_COMMENTS = 500;

export interface CommentWanted {
  readonly token: string;
  readonly candidateId: string;
  readonly author: string;
  readonly text: string;
}

/** Keeps what somebody with a link wrote. Throws ShareNotFound, NotShared, TooManyComments. */
export async function commentShared(
  context: Context,
  { token, candidateId, author, text }: CommentWanted,
): Promise<CommentRecord> {
  const { share, job } = await findShare(context, token);
  if (!(await isShared(context, job, candidateId))) throw refusal('NotShared');
  const { comments } = context.models;
  const { _id: shareId, jobId } = share;
  if ((await comments.count({ shareId })) >= MAX_COMMENTS) throw refusal('TooManyComments');
  return comments.create({
    _id: randomUUID(),
    jobId,
    shareId,
    candidateId,
    author,
    text,
    at: context.clock(),
    expiresAt: job.expiresAt,
  });
}
