import { computeScore } from '@shortlist/screening/formula';
import type { Context } from '../context.js';
import type { CandidateRecord, StoredDecision, StoredResult } from '../models/candidate.js';
import type { JobRecord } from '../models/job.js';
import { changeCandidate, type CandidateChange } from './change-candidate.js';
import type { ShownCandidate } from './find-job.js';
import { dropCounts, refreshCounts } from './refresh-counts.js';
import { settleOutcome } from './settle-outcome.js';

/** Candidates changed at the same time. */
const BATCH = 20;

function recompute(job: JobRecord, candidate: ShownCandidate, result: StoredResult): StoredResult {
  if (candidate.settingsRevision >= job.scoringRevision) return result;
  const { verdicts, languageFit } = result;
  const criteria = (job.prepared?.criteria ?? []).filter(({ enabled }) => enabled !== false);
  const engine = (candidate.engine ?? job.engine).name;
  return { ...result, ...computeScore({ criteria, verdicts, languageFit, engine }) };
}

function follow(
  context: Context,
  job: JobRecord,
  candidate: ShownCandidate,
): CandidateChange | null {
  const before = candidate.result;
  if (!before || candidate.settingsRevision >= job.settingsRevision) return null;
  const settled = settleOutcome(job, { ...candidate, result: recompute(job, candidate, before) });
  const { name, score, status } = settled.result;
  const decided = score !== before.score || status !== before.status;
  const decision: StoredDecision = {
    at: context.clock(),
    kind: 'rescored',
    by: job.settingsChange?.by ?? '',
    name,
    from: before.status,
    to: status,
    score,
    comparisonScore: job.comparisonScore,
    why: job.settingsChange?.why ?? null,
  };
  return {
    set: { ...settled, settingsRevision: job.settingsRevision },
    decision: decided ? decision : null,
  };
}

/**
 * Brings the candidates of a job in line with its settings: score, status, borderline, draft and record follow
 * from the stored verdicts; no engine is asked. Safe to call any number of times and at once: a candidate never
 * goes back to older settings. While the job runs, candidates may still be scored by older ones; completion
 * calls it again.
 */
export async function applySettings(context: Context, jobId: string): Promise<void> {
  const { jobs, candidates } = context.models;
  const job = await jobs.findById(jobId).lean<JobRecord>();
  if (!job) return;
  const { runId, settingsRevision } = job;
  const behind = await candidates
    .find({ runId, status: 'scored', settingsRevision: { $lt: settingsRevision } }, { _id: 1 })
    .lean<Pick<CandidateRecord, '_id'>[]>();
  await dropCounts(context, jobId);
  for (let at = 0; at < behind.length; at += BATCH) {
    await Promise.all(
      behind
        .slice(at, at + BATCH)
        .map(({ _id: candidateId }) =>
          changeCandidate(context, { jobId, candidateId }, (newest, candidate) =>
            follow(context, newest, candidate),
          ),
        ),
    );
  }
  await jobs.updateOne(
    { _id: jobId, settingsRevision, status: { $in: ['completed', 'failed'] } },
    { $set: { unappliedSince: null } },
  );
  await refreshCounts(context, jobId);
}
