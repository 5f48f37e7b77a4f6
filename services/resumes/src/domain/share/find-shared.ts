import { maxSharedCandidates } from '@shortlist/contracts/sharing';
import type { Context } from '../../context.js';
import { candidateDocument } from '../../models/candidate.js';
import type { JobRecord } from '../../models/job.js';
import type { CommentRecord, ShareRecord } from '../../models/share.js';
import { findJob, type ShownCandidate, shownView } from '../read/find-job.js';
import { countedOf, type Person } from '../read/persons.js';
import { completePersons } from '../read/rows/find-page.js';
import { refusal } from '../refusal.js';
import { attributeComments } from './attribute-comments.js';
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

const scoreOf = (anchor: ShownCandidate) => countedOf(anchor)?.score ?? 0;

/** The best of the shortlist, up to `maxSharedCandidates`. */
async function findBest(context: Context, job: JobRecord): Promise<ShownCandidate[]> {
  const limit = maxSharedCandidates;
  // By their own score, or by that of the file that counts for them.
  const found = await Promise.all(
    (['result.score', 'counted.score'] as const).map((field) =>
      context.models.candidates.findReadable(
        { ...shortlistOf(job), counted: field === 'counted.score' ? { $ne: null } : null },
        shownView,
        { sort: { [field]: -1, position: 1 }, limit },
      ),
    ),
  );
  return found
    .flat()
    .sort((one, other) => scoreOf(other) - scoreOf(one) || one.position - other.position)
    .slice(0, limit);
}

export interface Shared extends SharedJob {
  /** The shortlisted, best first, up to `maxSharedCandidates`. */
  readonly persons: readonly Person[];
  readonly shortlisted: number;
  /** Written by this link about those persons, oldest first. */
  readonly comments: readonly CommentRecord[];
}

/** What a link shows now, and remembers that it was opened. Throws ShareNotFound. */
export async function openShared(context: Context, token: string): Promise<Shared> {
  const { share, job } = await findShare(context, token);
  const { shares, candidates, comments } = context.models;
  const { _id: shareId } = share;
  const sort = { at: 1, _id: 1 } as const;
  const [anchors, shortlisted, written] = await Promise.all([
    findBest(context, job),
    candidates.count(shortlistOf(job)),
    comments.findReadable({ shareId }, undefined, { sort }),
    shares.updateOne({ _id: shareId }, { $set: { openedAt: context.clock() } }),
  ]);
  const shown = new Set(anchors.map(({ _id }) => _id));
  const about = await attributeComments(context, written);
  return {
    share,
    job,
    persons: await completePersons(context, anchors, shownView),
    shortlisted,
    comments: about.filter(({ candidateId }) => shown.has(candidateId)),
  };
}

const personView = candidateDocument.pick('personId');

/** The person of a file whom a link of that screening shows; null when there is none. */
export async function findSharedId(
  context: Context,
  job: JobRecord,
  fileId: string,
): Promise<string | null> {
  const { candidates } = context.models;
  const file = await candidates.findOne({ _id: fileId, runId: job.runId }, personView);
  const id = file && (file.personId ?? file._id);
  return id && (await candidates.exists({ _id: id, ...shortlistOf(job) })) ? id : null;
}
