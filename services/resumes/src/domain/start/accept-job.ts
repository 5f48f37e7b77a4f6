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
  const { text, pageStarts, hiddenText, documentKind } = resume;
  const stored = { text, pageStarts, hiddenText };
  if (documentKind === 'resume') {
    return { status: 'queued', resume: stored, unreadable: null, documentKind: null };
  }
  const message = describeDocumentKind(documentKind);
  const unreadable = { reason: 'not-a-resume', message } as const;
  return { status: 'unreadable', resume: stored, unreadable, documentKind };
}

function candidateOf(
  context: Context,
  job: JobRecord,
  resume: ReadResume,
  position: number,
): NewCandidate {
  const now = context.clock();
  return {
    _id: `${job.runId}_${position}`,
    jobId: job._id,
    runId: job.runId,
    userId: job.userId,
    position,
    fileName: resume.fileName,
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

/**
 * Stores every candidate, then accepts the job: from that one update on, nothing of it can be lost.
 * Returns the ids of the candidates to score, or null when the start was taken for dead meanwhile.
 */
export async function acceptJob(
  context: Context,
  job: JobRecord,
  resumes: readonly ReadResume[],
): Promise<readonly string[] | null> {
  const { jobs, candidates } = context.models;
  const records = resumes.map((resume, position) => candidateOf(context, job, resume, position));
  await candidates.createMany(records);
  const accepted = await jobs.updateOne(
    { _id: job._id, runId: job.runId, status: 'starting' },
    { $set: { status: 'processing' } },
  );
  if (accepted.modifiedCount === 0) {
    await candidates.deleteMany({ runId: job.runId });
    return null;
  }
  for (const { unreadable } of records) {
    if (unreadable) context.workMetrics.candidates.count({ outcome: unreadable.reason });
  }
  const queued = records.filter(({ status }) => status === 'queued').map(({ _id }) => _id);
  context.log.info(
    { jobId: job._id, files: records.length, queued: queued.length },
    'screening accepted',
  );
  return queued;
}
