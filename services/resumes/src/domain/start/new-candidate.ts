import { describeDocumentKind } from '@shortlist/screening';
import type { Context } from '../../context.js';
import type { NewCandidate } from '../../models/candidate.js';
import type { JobRecord } from '../../models/job.js';
import type { ReadResume } from './extract-resumes.js';

type Reading = Pick<NewCandidate, 'status' | 'resume' | 'unreadable' | 'documentKind'>;

/** A file that is no resume is kept like one, in case a person wants it scored all the same. */
function readingOf(resume: ReadResume): Reading {
  if (resume.kind === 'unreadable') {
    const { reason, message } = resume;
    return {
      status: 'unreadable',
      resume: null,
      unreadable: { reason, message },
      documentKind: null,
    };
  }
  const { text, pageStarts, hiddenText, mailtos = [], scan = null, documentKind } = resume;
  const stored = { text, pageStarts, hiddenText, mailtos: [...mailtos], scan };
  if (documentKind === 'resume') {
    return { status: 'queued', resume: stored, unreadable: null, documentKind: null };
  }
  const message = describeDocumentKind(documentKind);
  const unreadable = { reason: 'not-a-resume', message } as const;
  return { status: 'unreadable', resume: stored, unreadable, documentKind };
}

export interface NewFile {
  readonly resume: ReadResume;
  /** Place in the screening, from 0. */
  readonly position: number;
  /** The attempt that stores it; its candidates belong to nobody until that is accepted. */
  readonly runId: string;
  /** The `runId` of the addition it comes with; null for a file of the first upload. */
  readonly additionId: string | null;
}

/** The stored candidate of a file that was read. */
export function newCandidate(
  context: Context,
  job: JobRecord,
  { resume, position, runId, additionId }: NewFile,
): NewCandidate {
  const now = context.clock();
  return {
    _id: `${runId}_${position}`,
    jobId: job._id,
    runId,
    additionId,
    userId: job.userId,
    workspaceId: job.workspaceId,
    position,
    fileName: resume.fileName,
    part: resume.kind === 'text' ? (resume.part ?? null) : null,
    application: resume.application,
    ...readingOf(resume),
    lateScoring: null,
    result: null,
    engineRun: job.engineRun,
    lostTokens: 0,
    engineFailures: null,
    engine: null,
    override: null,
    decisions: [],
    duplicates: [],
    opened: null,
    revision: 0,
    settingsRevision: 0,
    draftKey: null,
    draft: null,
    republishAt: new Date(now.getTime() + context.config.republishAfterMs),
    republished: 0,
    createdAt: now,
    expiresAt: job.expiresAt,
  };
}
