import { randomUUID } from 'node:crypto';
import type { Context } from '../../context.js';
import type { ShareRecord } from '../../models/share.js';
import { plainLine } from '../comments/plain-text.js';
import { trialEnd } from '../comments/trial.js';
import { findJob, type JobOfMember } from '../read/find-job.js';
import { requireJob } from '../read/require-job.js';
import { refusal } from '../refusal.js';
import { createToken, hashOf } from './share-token.js';

const DAY_MS = 24 * 60 * 60 * 1000;
const MAX_SHARES = 20;

const workingOf = (context: Context, jobId: string) => ({
  jobId,
  expiresAt: { $gt: context.clock() },
});

/** The links of a screening that work, newest first. Throws JobNotFound. */
export async function findShares(context: Context, owner: JobOfMember): Promise<ShareRecord[]> {
  const { _id: jobId } = await requireJob(context, owner);
  const sort = { createdAt: -1, _id: 1 } as const;
  return context.models.shares.everywhere.findReadable(workingOf(context, jobId), undefined, {
    sort,
  });
}

export interface ShareWanted {
  readonly expiresInDays: number;
  readonly showContacts: boolean;
  readonly label: string;
  readonly sharedBy: string;
  /** The people that it shows; undefined for the whole shortlist. */
  readonly candidateIds?: readonly string[] | undefined;
}

/**
 * Makes a link that works until then, or until the screening is deleted. Its secret is given here and never again. Throws
 * JobNotFound, JobNotComplete, TooManyShares.
 */
export async function createShare(
  context: Context,
  owner: JobOfMember,
  { expiresInDays, showContacts, label, sharedBy, candidateIds }: ShareWanted,
): Promise<{ readonly share: ShareRecord; readonly token: string }> {
  const job = await requireJob(context, owner);
  if (job.status !== 'completed') throw refusal('JobNotComplete');
  const { shares } = context.models;
  const { _id: jobId } = job;
  const token = createToken();
  const createdAt = context.clock();
  const share = await shares.everywhere.create({
    _id: randomUUID(),
    jobId,
    userId: owner.member.userId,
    workspaceId: owner.member.workspaceId,
    tokenHash: hashOf(token),
    label: plainLine(label),
    sharedBy: plainLine(sharedBy),
    showContacts,
    candidateIds: candidateIds ? [...new Set(candidateIds)] : null,
    createdAt,
    expiresAt: trialEnd(context),
  });
  const { _id } = share;
  // Counted with this one: so no two slip in together.
  const isTooMany = (await shares.everywhere.count(workingOf(context, jobId))) > MAX_SHARES;
  if (isTooMany || !(await findJob(context, owner))) {
    await shares.everywhere.deleteOne({ _id });
    throw refusal(isTooMany ? 'TooManyShares' : 'JobNotFound');
  }
  const ends = Math.min(createdAt.getTime() + expiresInDays * DAY_MS, job.expiresAt.getTime());
  const expiresAt = new Date(ends);
  const kept = await shares.everywhere.updateOne({ _id }, { $set: { expiresAt } });
  if (kept.matchedCount === 0) throw refusal('JobNotFound');
  context.log.info({ jobId, shareId: _id }, 'screening shared by a link');
  return { share: { ...share, expiresAt }, token };
}

/** Makes a link stop working. Throws JobNotFound; a link that is gone already stays so. */
export async function revokeShare(
  context: Context,
  owner: JobOfMember,
  shareId: string,
): Promise<void> {
  const { _id: jobId } = await requireJob(context, owner);
  await context.models.shares.everywhere.deleteOne({ _id: shareId, jobId });
  context.log.info({ jobId }, 'link to a screening revoked');
}
