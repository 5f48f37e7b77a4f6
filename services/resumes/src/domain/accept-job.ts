import type { ExtractedResume, UnreadableResume } from '@shortlist/screening';
import type { Context } from '../context.js';
import type { CandidateRecord } from '../models/candidate.js';
import type { JobRecord } from '../models/job.js';

function candidateOf(
  context: Context,
  job: JobRecord,
  resume: ExtractedResume | UnreadableResume,
  position: number,
): CandidateRecord {
  const now = context.clock();
  const readable = resume.kind === 'text';
  return {
    _id: `${job.runId}_${position}`,
    jobId: job._id,
    runId: job.runId,
    userId: job.userId,
    position,
    fileName: resume.fileName,
    status: readable ? 'queued' : 'unreadable',
    resume: readable
      ? { text: resume.text, pageStarts: resume.pageStarts, hiddenText: resume.hiddenText }
      : null,
    unreadable: readable ? null : { reason: resume.reason, message: resume.message },
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
  resumes: readonly (ExtractedResume | UnreadableResume)[],
): Promise<readonly string[] | null> {
  const { jobs, candidates } = context.models;
  const records = resumes.map((resume, position) => candidateOf(context, job, resume, position));
  await candidates.insertMany(records);
  const accepted = await jobs.updateOne(
    { _id: job._id, runId: job.runId, status: 'starting' },
    { $set: { status: 'processing' } },
  );
  if (accepted.modifiedCount === 0) {
    await candidates.deleteMany({ runId: job.runId });
    return null;
  }
  return records.filter(({ status }) => status === 'queued').map(({ _id }) => _id);
}
