import { CONFLICT, retryConflicts } from '@shortlist/service-kit';
import type { Context } from '../../context.js';
import type { CandidateRecord } from '../../models/candidate.js';
import type { StoredDecision } from '../../models/decision.js';
import type { JobRecord } from '../../models/job.js';
import { type ShownCandidate, shownView } from '../read/find-job.js';
import { withDecision } from '../record/with-decision.js';

export interface CandidateChange {
  readonly set: Partial<CandidateRecord>;
  readonly decision: StoredDecision | null;
}

/**
 * Changes a scored candidate, whatever else changes it at the same time (a person, a rescoring, an email's outcome).
 * `change` sees the newest job and candidate; its result is stored only if they are still the newest, else it is called
 * again. Null from `change` changes nothing. False when there is no such candidate. Throws Unavailable when other
 * changes keep coming first.
 */
export async function changeCandidate(
  context: Context,
  { jobId, candidateId }: { readonly jobId: string; readonly candidateId: string },
  change: (job: JobRecord, candidate: ShownCandidate) => CandidateChange | null,
): Promise<boolean> {
  const { jobs, candidates } = context.models;
  const sentence =
    'This candidate is being changed again and again right now. Nothing was changed; please try again in a moment.';
  return retryConflicts({ log: context.log, sentence, about: { jobId, candidateId } }, async () => {
    // The candidate first: a job read before it could be older than what the candidate already follows.
    const candidate = await candidates.everywhere.findOne(
      { _id: candidateId, jobId, status: 'scored' },
      shownView,
    );
    const job = await jobs.everywhere.findOne({ _id: jobId });
    if (!candidate || job?.runId !== candidate.runId) return false;
    const next = change(job, candidate);
    if (!next) return true;
    const stored = await candidates.everywhere.updateOne(
      { _id: candidateId, status: 'scored', revision: candidate.revision },
      {
        ...withDecision(next),
        $inc: { revision: 1 },
      },
    );
    return stored.modifiedCount === 1 || CONFLICT;
  });
}
