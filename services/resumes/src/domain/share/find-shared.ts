import { maxSharedCandidates } from '@shortlist/contracts/sharing';
import type { Context } from '../../context.js';
import { candidateDocument } from '../../models/candidate.js';
import type { CommentRecord } from '../../models/comments/comment.js';
import type { JobRecord } from '../../models/job.js';
import type { ShareRecord } from '../../models/share.js';
import { attributeComments } from '../comments/attribute-comments.js';
import { shownFilter } from '../read/blind/hidden-people.js';
import { findJob, type ShownCandidate, shownView } from '../read/find-job.js';
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
  const share = await context.models.shares.everywhere.findOne({
    tokenHash: hashOf(token),
    expiresAt: { $gt: context.clock() },
  });
  const job = share && (await findJob(context, share));
  if (!share || !job) throw refusal('ShareNotFound');
  return { share, job };
}

const personView = candidateDocument.pick('personId');

/**
 * Selects the people that a link shows: the shortlisted, or those of them that were chosen for it. Whom its author is yet to
 * mark as a blind reader comes in with the mark.
 */
async function shownBy(context: Context, { share, job }: SharedJob) {
  const { runId } = job;
  const shortlisted = {
    ...({ runId, personId: null, 'result.status': 'shortlisted' } as const),
    ...shownFilter(job, share.userId),
  };
  if (share.candidateIds === null) return shortlisted;
  const chosen = { runId, _id: { $in: share.candidateIds } };
  const files = await context.models.candidates.everywhere.findReadable(chosen, personView);
  // Somebody may have been found to be the same person as another since.
  const ids = files.map(({ _id, personId }) => personId ?? _id);
  return { ...shortlisted, _id: { $in: ids } };
}

type Shown = Awaited<ReturnType<typeof shownBy>>;

const scoreOf = (anchor: ShownCandidate) => countedOf(anchor)?.score ?? 0;

/** The best of those, up to `maxSharedCandidates`. */
async function findBest(context: Context, shown: Shown): Promise<ShownCandidate[]> {
  const limit = maxSharedCandidates;
  // By their own score, or by that of the file that counts for them.
  const found = await Promise.all(
    (['result.score', 'counted.score'] as const).map((field) =>
      context.models.candidates.everywhere.findReadable(
        { ...shown, counted: field === 'counted.score' ? { $ne: null } : null },
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
  /** Those that it shows, best first, up to `maxSharedCandidates`. */
  readonly persons: readonly Person[];
  /** How many it shows, also beyond those. */
  readonly shortlisted: number;
  /** Written by this link about those persons, oldest first. */
  readonly comments: readonly CommentRecord[];
}

/** Finds the present content of a link, and records that it was opened. Throws ShareNotFound. */
export async function openShared(context: Context, token: string): Promise<Shared> {
  const { share, job } = await findShare(context, token);
  const { shares, candidates, comments } = context.models;
  const { _id: shareId } = share;
  const sort = { at: 1, _id: 1 } as const;
  const wanted = await shownBy(context, { share, job });
  const [anchors, shortlisted, written] = await Promise.all([
    findBest(context, wanted),
    candidates.everywhere.count(wanted),
    comments.everywhere.findReadable({ shareId }, undefined, { sort }),
    shares.everywhere.updateOne({ _id: shareId }, { $set: { openedAt: context.clock() } }),
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

/** The person of a file whom a link shows; null when it shows no such person. */
export async function findSharedId(
  context: Context,
  shared: SharedJob,
  fileId: string,
): Promise<string | null> {
  const { candidates } = context.models;
  const file = await candidates.everywhere.findOne(
    { _id: fileId, runId: shared.job.runId },
    personView,
  );
  const id = file && (file.personId ?? file._id);
  if (!id) return null;
  const shown = await shownBy(context, shared);
  return (await candidates.everywhere.exists({ $and: [{ _id: id }, shown] })) ? id : null;
}
