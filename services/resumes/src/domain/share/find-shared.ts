import { maxSharedCandidates } from '@shortlist/contracts/sharing';
import type { Context } from '../../context.js';
import type { JobRecord } from '../../models/job.js';
import type { CommentRecord, ShareRecord } from '../../models/share.js';
import { findJob, shownView } from '../read/find-job.js';
import { countedOf, type Person } from '../read/persons.js';
import { completePersons } from '../read/rows/find-page.js';
import { refusal } from '../refusal.js';
import { hashOf } from './share-token.js';

export interface SharedJob {
  readonly share: ShareRecord;
  readonly job: JobRecord;
}

/** The screening of a link. Throws ShareNotFound: when there is no such link, or no longer, or no screening. */
export async function findShare(context: Context, token: string): Promise<SharedJob> {
  const share = await context.models.shares.findOne({
    tokenHash: hashOf(token),
    expiresAt: { $gt: context.clock() },
  });
  const job = share && (await findJob(context, share));
  if (!share || !job) throw refusal('ShareNotFound');
  return { share, job };
}

const shortlistOf = ({ runId }: Pick<JobRecord, 'runId'>) =>
  ({ runId, personId: null, 'result.status': 'shortlisted' }) as const;

export interface Shared extends SharedJob {
  /** The shortlisted, best first, up to `maxSharedCandidates`. */
  readonly persons: readonly Person[];
  readonly shortlisted: number;
  /** Written by this link, oldest first. */
  readonly comments: readonly CommentRecord[];
}

/** What a link shows now. Throws ShareNotFound. */
export async function findShared(context: Context, token: string): Promise<Shared> {
  const { share, job } = await findShare(context, token);
  const { candidates, comments } = context.models;
  const sort = { 'result.score': -1, position: 1 } as const;
  const limit = maxSharedCandidates;
  const [anchors, shortlisted, written] = await Promise.all([
    candidates.findReadable(shortlistOf(job), shownView, { sort, limit }),
    candidates.count(shortlistOf(job)),
    comments.find({ shareId: share._id }, undefined, { sort: { at: 1 } }),
  ]);
  const persons = await completePersons(context, anchors, shownView);
  const scoreOf = ({ anchor }: Person) => countedOf(anchor)?.score ?? 0;
  const ranked = persons.toSorted((one, other) => scoreOf(other) - scoreOf(one));
  return { share, job, persons: ranked, shortlisted, comments: written };
}

/** Whether a link of that screening shows a candidate. */
export async function isShared(
  context: Context,
  job: JobRecord,
  candidateId: string,
): Promise<boolean> {
  return context.models.candidates.exists({ _id: candidateId, ...shortlistOf(job) });
}
