import { randomUUID } from 'node:crypto';
import type { Context } from '../../context.js';
import type { CommentRecord, ShareRecord } from '../../models/share.js';
import { findJob, type JobOfUser } from '../read/find-job.js';
import { refusal } from '../refusal.js';
import { createToken, hashOf } from './share-token.js';

const DAY_MS = 24 * 60 * 60 * 1000;
const MAX_SHARES = 20;

async function requireJob(context: Context, owner: JobOfUser) {
  const job = await findJob(context, owner);
  if (!job) throw refusal('JobNotFound');
  return job;
}

/** The links of one of the user's own screenings that work, newest first. Throws JobNotFound. */
export async function findShares(context: Context, owner: JobOfUser): Promise<ShareRecord[]> {
  const { _id: jobId } = await requireJob(context, owner);
  const working = { jobId, expiresAt: { $gt: context.clock() } };
  return context.models.shares.find(working, undefined, { sort: { createdAt: -1 } });
}

export interface ShareWanted {
  readonly expiresInDays: number;
  readonly showContacts: boolean;
  readonly label: string;
}

/**
 * Makes a link that works until then, or until the screening is deleted. Its secret is given here and never again. Throws
 * JobNotFound, JobNotComplete, TooManyShares.
 */
export async function createShare(
  context: Context,
  owner: JobOfUser,
  { expiresInDays, showContacts, label }: ShareWanted,
): Promise<{ readonly share: ShareRecord; readonly token: string }> {
  const job = await requireJob(context, owner);
  if (job.status !== 'completed') throw refusal('JobNotComplete');
  if ((await findShares(context, owner)).length >= MAX_SHARES) throw refusal('TooManyShares');
  const token = createToken();
  const createdAt = context.clock();
  const ends = Math.min(createdAt.getTime() + expiresInDays * DAY_MS, job.expiresAt.getTime());
  const share = await context.models.shares.create({
    _id: randomUUID(),
    jobId: job._id,
    userId: owner.userId,
    tokenHash: hashOf(token),
    label,
    showContacts,
    createdAt,
    expiresAt: new Date(ends),
  });
  context.log.info({ jobId: job._id, shareId: share._id }, 'screening shared by a link');
  return { share, token };
}

/** Makes a link stop working. Throws JobNotFound; a link that is gone already stays so. */
export async function revokeShare(
  context: Context,
  owner: JobOfUser,
  shareId: string,
): Promise<void> {
  const { _id: jobId } = await requireJob(context, owner);
  await context.models.shares.deleteOne({ _id: shareId, jobId });
}

/** What people with links wrote about candidates of one of the user's own screenings, oldest first. Throws JobNotFound. */
export async function findComments(context: Context, owner: JobOfUser): Promise<CommentRecord[]> {
  const { _id: jobId } = await requireJob(context, owner);
  return context.models.comments.find({ jobId }, undefined, { sort: { at: 1 } });
}

/** Removes all links of a screening and what was written by them. */
export async function removeSharing(context: Context, jobId: string): Promise<void> {
  await context.models.shares.deleteMany({ jobId });
  await context.models.comments.deleteMany({ jobId });
}
