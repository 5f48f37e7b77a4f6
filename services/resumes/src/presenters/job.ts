import type { HistoryItem, JobDetail, JobStatus } from '@shortlist/contracts/job';
import type { Candidate, ProcessingResult, RejectionEmail } from '@shortlist/contracts/screening';
import { peopleOf } from '../domain/read/access.js';
import { isAdding } from '../domain/read/additions.js';
import type { ShownCandidate } from '../domain/read/find-job.js';
import type { HistoryRecord } from '../domain/read/list-history.js';
import { type Person, personsOf } from '../domain/read/persons.js';
import type { JobRecord, JobRecordStatus } from '../models/job.js';
import { presentCandidate, presentUnscored } from './candidate.js';
import { presentRejectionEmail } from './rejection-email.js';
import { presentRejectionTemplate } from './rejection-template.js';

/** Best first; equal scores stay in the order of the upload, and so do those who are hidden from the member, at the end. */
function ranked(job: JobRecord, persons: readonly Person[], userId: string): Candidate[] {
  const rankOf = ({ score, hiddenUntilMarked }: Candidate) => (hiddenUntilMarked ? -1 : score);
  return persons
    .map((person) => presentCandidate(person, { job, full: true, userId }))
    .sort((one, other) => rankOf(other) - rankOf(one));
}

function presentEmails(
  job: JobRecord,
  persons: readonly Person[],
  userId: string,
): RejectionEmail[] {
  return persons.flatMap((person) => presentRejectionEmail(job, person, userId) ?? []);
}

/** An abandoned start is shown only when it died, and what is being deleted never. */
function statusOf(status: JobRecordStatus): JobStatus {
  if (status === 'abandoned' || status === 'deleting') return 'failed';
  return status === 'starting' ? 'processing' : status;
}

/** The result of a completed job for a member. */
export function presentProcessingResult(
  job: JobRecord,
  candidates: readonly ShownCandidate[],
  userId: string,
): ProcessingResult {
  const persons = personsOf(candidates);
  return {
    jobId: job._id,
    candidates: ranked(job, persons, userId),
    rejectionEmails: presentEmails(job, persons, userId),
    unreadable: candidates.flatMap((file) => presentUnscored(file) ?? []),
    criteria: [...(job.prepared?.criteria ?? [])],
    demo: false,
  };
}

/** One line of the history; `deletesAt` is when its age ends it, where that is soon. */
export function presentHistoryItem(job: HistoryRecord, deletesAt: Date | null = null): HistoryItem {
  return {
    jobId: job._id,
    title: job.title,
    status: statusOf(job.status),
    ...(job.startDiedAt ? { phase: 'starting' } : {}),
    ...(job.status === 'starting' ? { phase: 'starting', filesRead: job.filesRead ?? 0 } : {}),
    failure: job.failure,
    people: peopleOf(job),
    createdAt: job.createdAt.toISOString(),
    completedAt: job.completedAt?.toISOString() ?? null,
    ...(job.changedAt ? { changedAt: job.changedAt.toISOString() } : {}),
    comparisonScore: job.comparisonScore,
    total: job.total,
    done: job.doneFiles,
    shortlisted: job.counts?.shortlisted ?? 0,
    rejected: job.counts?.rejected ?? 0,
    review: job.counts?.review ?? 0,
    decided: job.counts?.decided ?? 0,
    unreadable: job.counts?.unreadable ?? 0,
    averageScore: job.counts?.averageScore ?? null,
    emailsSent: job.emailsSent,
    ...(job.erased.length > 0
      ? { erased: job.erased.reduce((sum, { people }) => sum + people, 0) }
      : {}),
    tokensUsed: job.tokensUsed,
    waiting: job.waiting?.message ?? null,
    needsPerson: job.waiting?.needsPerson ?? false,
    adding: isAdding(job) ? Math.max(1, job.total - job.doneFiles) : 0,
    closedAt: job.closedAt?.toISOString() ?? null,
    ...(deletesAt ? { deletesAt: deletesAt.toISOString() } : {}),
  };
}

/** Mean score, rounded; null without candidates, and where the score of one is hidden. */
function averageOf(candidates: readonly Candidate[]): number | null {
  if (candidates.length === 0 || candidates.some((each) => each.hiddenUntilMarked)) return null;
  return Math.round(candidates.reduce((sum, { score }) => sum + score, 0) / candidates.length);
}

/** A job for a member, with all that is known of its candidates so far. */
export function presentJobDetail(
  job: JobRecord,
  candidates: readonly ShownCandidate[],
  userId: string,
): JobDetail {
  const persons = personsOf(candidates);
  const scored = ranked(job, persons, userId);
  const scoredFiles = candidates.filter(({ result }) => result).length;
  const unreadable = candidates.flatMap((file) => presentUnscored(file) ?? []);
  const withStatus = (wanted: Candidate['status']) =>
    scored.filter(({ status }) => status === wanted).length;
  const { unreadable: _count, ...summary } = presentHistoryItem({
    ...job,
    doneFiles: job.status === 'starting' ? 0 : scoredFiles + unreadable.length,
    counts: {
      shortlisted: withStatus('shortlisted'),
      rejected: withStatus('rejected'),
      review: withStatus('review'),
      decided: scored.filter(({ override }) => override).length,
      unreadable: unreadable.length,
      averageScore: averageOf(scored),
    },
  });
  return {
    ...summary,
    jobDescription: job.jobDescription,
    engine: job.engine,
    criteria: [...((job.prepared ?? job.given)?.criteria ?? [])],
    candidates: scored,
    rejectionEmails: presentEmails(job, persons, userId),
    unreadable,
    failure: job.failure,
    rejectionTemplate: presentRejectionTemplate(job),
    leftOut: [...(job.prepared?.leftOut ?? [])],
  };
}
