import type { ExportWriter, Viewed } from '@shortlist/service-kit';
import type { Context } from '../../context.js';
import { candidateDocument } from '../../models/candidate.js';
import { commentDocument } from '../../models/comments/comment.js';
import { jobDocument } from '../../models/job.js';
import { shareDocument } from '../../models/share.js';
import { seenReaders } from '../read/blind/groups.js';
import { findHidden } from '../read/blind/hidden-people.js';
import type { JobOfMember } from '../read/find-job.js';
import { coverage } from './coverage.js';
import { writeRecord } from './write-record.js';

/** Without what only says how far work on it has come. */
const screeningView = jobDocument.omit(
  'userId',
  'workspaceId',
  'requestId',
  'descriptionPaidBy',
  'lateCharges',
  'engineRun',
  'waiting',
  'faultedAt',
  'preparing',
  'leaseUntil',
  'filesRead',
  'settingsRevision',
  'scoringRevision',
  'criteriaRevision',
  'unappliedSince',
  'ungroupedSince',
  'changes',
);
const candidateView = candidateDocument.omit(
  'jobId',
  'runId',
  'additionId',
  'replacedBy',
  'userId',
  'workspaceId',
  'lateScoring',
  'engineRun',
  'engineFailures',
  'revision',
  'unsealedSince',
  'batchId',
  'settingsRevision',
  'draftKey',
  'withdrawal',
  'republishAt',
  'republished',
);
const shareView = shareDocument.omit('jobId', 'userId', 'workspaceId', 'tokenHash');
const commentView = commentDocument.omit('jobId', 'workspaceId', 'seenBy');

/** Candidates that are in memory at a time. */
const BATCH = 20;

/** A folder that a person knows again: `0007-senior-nurse`. */
function folderOf(number: number, title: string): string {
  const words = title
    .normalize('NFKD')
    .toLowerCase()
    .match(/[\da-z]+/g);
  const name = words?.join('-').slice(0, 60) ?? 'untitled';
  return `screenings/${String(number).padStart(4, '0')}-${name}`;
}

/** A candidate without the mark of another reader before the member's own is given, and without the score until then. */
function seenBy(userId: string, candidate: Viewed<typeof candidateView>, isHidden: boolean) {
  const shown = { ...candidate, readers: seenReaders(candidate.readers, userId) };
  if (!isHidden) return shown;
  return {
    ...shown,
    ...{ result: null, counted: null, files: [], draft: null, decisions: [], retiredVerdicts: [] },
    heldBack:
      'You have not marked this candidate yet as a blind reader. Mark the candidate, and export again.',
  };
}

export interface NumberedScreening extends JobOfMember {
  /** Its place among the screenings, from 1. */
  readonly number: number;
}

/** Writes the folder of one screening; nothing when it was deleted meanwhile. */
export async function writeScreening(
  context: Context,
  { jobId, member, number }: NumberedScreening,
  writer: ExportWriter,
): Promise<void> {
  const { jobs, candidates, shares, comments } = context.models;
  const { workspaceId, userId } = member;
  const mine = { _id: jobId, status: { $ne: 'deleting' as const } };
  const job = await jobs.in(workspaceId).findOne(mine, screeningView);
  if (!job) return;
  const folder = folderOf(number, job.title);
  const file = (name: string, about: string) => ({
    path: `${folder}/${name}`,
    pattern: `screenings/…/${name}`,
    about,
  });
  const { runId, ...screening } = job;
  const hidden = await findHidden(context, { ...job, workspaceId }, userId);
  await writer.value(
    file(
      coverage.jobs,
      'The job description, the requirements, the settings and the results of the screening.',
    ),
    screening,
  );
  await writer.value(
    file(coverage.shares, 'Read-only links that you made, without their secrets.'),
    {
      links: await shares.everywhere.findReadable({ jobId }, shareView, { sort: { createdAt: 1 } }),
    },
  );
  const written = { jobId, deletedAt: null };
  await writer.value(
    file(coverage.comments, 'What members and people with a link commented about candidates.'),
    await comments.everywhere.findReadable(written, commentView, { sort: { at: 1 } }),
  );
  await writeRecord(
    context,
    { jobId, member },
    writer,
    file(
      coverage.decisionRecords,
      'Every decision with its author and time: sealed lines, each with the hash of the one before.',
    ),
  );
  const about =
    'Everybody in the screening, file by file: the text that was read of the resume and of its mail, score and reasons, decisions, notes, tags and the rejection draft.';
  await writer.list(file(coverage.candidates, about), (add) =>
    candidates.everywhere.eachReadable(
      { runId },
      candidateView,
      // As an index has them, so that the database sorts nothing in memory.
      { sort: { 'result.score': -1, position: 1, _id: 1 }, batchSize: BATCH },
      (candidate) => add(seenBy(userId, candidate, hidden.has(candidate._id))),
    ),
  );
}
