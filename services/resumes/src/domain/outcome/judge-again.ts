import type { EngineInfo, Verdict } from '@shortlist/contracts/screening';
import type { ScreeningResult } from '@shortlist/screening';
import type { Context } from '../../context.js';
import type { CandidateRecord } from '../../models/candidate.js';
import type { JobRecord } from '../../models/job.js';
import { chooseEngine } from '../queue/choose-engine.js';

/** A candidate as judged by a job's newest criteria. */
export interface JudgedAgain {
  /** The job's `criteriaRevision` it is judged by. */
  readonly criteriaRevision: number;
  /** The engine that judged it. */
  readonly engine: EngineInfo;
  readonly result: ScreeningResult;
  readonly retiredVerdicts: readonly Verdict[];
}

/** True when the job's criteria changed since the candidate was judged. */
export function isBehindCriteria(
  job: Pick<JobRecord, 'criteriaRevision'>,
  { settingsRevision }: Pick<CandidateRecord, 'settingsRevision'>,
): boolean {
  return settingsRevision < job.criteriaRevision;
}

/**
 * Judges a scored candidate by the job's present criteria, reusing what is known from those it was judged by before.
 * Stores nothing. Null when there is nothing to judge. Throws EngineError.
 */
export async function judgeAgain(
  context: Context,
  job: JobRecord,
  candidateId: string,
): Promise<JudgedAgain | null> {
  const candidate = await context.models.candidates.findOne({
    _id: candidateId,
    jobId: job._id,
    status: 'scored',
  });
  if (!candidate?.resume || !candidate.result || !job.prepared) return null;
  const { criteria } = job.prepared;
  const verdicts = [...candidate.result.verdicts, ...candidate.retiredVerdicts];
  const isAsked = ({ criterionId }: Verdict) => criteria.some(({ id }) => id === criterionId);
  const engine = chooseEngine(context, job);
  const result = await engine.screen(
    job.prepared,
    { kind: 'text', fileName: candidate.fileName, ...candidate.resume },
    { known: verdicts.filter(isAsked) },
  );
  return {
    criteriaRevision: job.criteriaRevision,
    engine: engine.info,
    result,
    retiredVerdicts: verdicts.filter((verdict) => !isAsked(verdict)),
  };
}
