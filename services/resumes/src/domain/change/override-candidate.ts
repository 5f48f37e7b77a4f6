import type { DecidedStatus } from '@shortlist/contracts/screening';
import type { Context } from '../../context.js';
import type { StoredOverride } from '../../models/decision.js';
import type { JobRecord } from '../../models/job.js';
import { type CandidateChange, changeCandidate } from '../outcome/change-candidate.js';
import { settleOutcome } from '../outcome/settle-outcome.js';
import { findJob, type ShownCandidate } from '../read/find-job.js';
import type { CandidateOfUser } from '../read/find-resume.js';
import { dropCounts, refreshCounts } from '../read/refresh-counts.js';
import { refusal } from '../refusal.js';

export interface OverrideCandidateInput extends CandidateOfUser {
  readonly status: DecidedStatus;
  readonly reason: string;
  /** Email address of the person who decides. */
  readonly by: string;
}

function overridden(
  job: JobRecord,
  candidate: ShownCandidate,
  override: StoredOverride,
): CandidateChange | null {
  if (!candidate.result) return null;
  const known = candidate.override;
  const isSame =
    known?.status === override.status &&
    known.reason === override.reason &&
    known.by === override.by;
  if (isSame) return null;
  const settled = settleOutcome(job, { ...candidate, result: candidate.result, override });
  return {
    set: { override, ...settled },
    decision: {
      at: override.at,
      kind: 'overridden',
      by: override.by,
      name: candidate.result.name,
      from: candidate.result.status,
      to: settled.result.status,
      score: candidate.result.score,
      comparisonScore: job.comparisonScore,
      why: override.reason,
    },
  };
}

/**
 * Moves a candidate by a person's decision, which later rescoring does not override; the draft follows. Repeating the
 * same decision changes nothing. Throws CandidateNotFound and JobNotComplete.
 */
export async function overrideCandidate(
  context: Context,
  input: OverrideCandidateInput,
): Promise<void> {
  const { jobId, candidateId, status, reason, by } = input;
  const job = await findJob(context, input);
  const known = job && (await context.models.candidates.exists({ _id: candidateId, jobId }));
  if (!job || !known) throw refusal('CandidateNotFound');
  if (job.status !== 'completed' && job.status !== 'failed') {
    throw refusal('JobNotComplete');
  }
  await dropCounts(context, jobId);
  const found = await changeCandidate(context, { jobId, candidateId }, (newest, candidate) =>
    // The time of the stored decision, not of the first try, so that the record keeps the decisions in order.
    overridden(newest, candidate, { status, reason, by, at: context.clock() }),
  );
  await refreshCounts(context, jobId);
  if (!found) throw refusal('CandidateNotFound');
}
