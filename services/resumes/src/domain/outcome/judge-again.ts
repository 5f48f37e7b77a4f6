import type { EngineInfo, Verdict } from '@shortlist/contracts/screening';
import type { ScreeningResult } from '@shortlist/screening';
import type { Context } from '../../context.js';
import type { CandidateRecord } from '../../models/candidate.js';
import type { JobRecord } from '../../models/job.js';
import { chooseEngine } from '../queue/choose-engine.js';
import { resumeOf } from '../read/resume-of.js';

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

/** Null when there is nothing to judge. */
async function judge(
  context: Context,
  job: JobRecord,
  candidate: CandidateRecord,
): Promise<JudgedAgain | null> {
  const resume = resumeOf(candidate);
  if (!resume || !candidate.result || !job.prepared) return null;
  const { criteria } = job.prepared;
  const verdicts = [...candidate.result.verdicts, ...candidate.retiredVerdicts];
  const isAsked = ({ criterionId }: Verdict) => criteria.some(({ id }) => id === criterionId);
  const engine = chooseEngine(context, job);
  const result = await engine.screen(job.prepared, resume, {
    known: verdicts.filter(isAsked),
    account: job.workspaceId,
  });
  return {
    criteriaRevision: job.criteriaRevision,
    engine: engine.info,
    result,
    retiredVerdicts: verdicts.filter((verdict) => !isAsked(verdict)),
  };
}

export interface JudgedSome {
  /** Null of those there is nothing to judge about. */
  readonly judged: ReadonlyMap<string, JudgedAgain | null>;
  /** Why others could not be judged. */
  readonly failed?: PromiseRejectedResult | undefined;
}

/**
 * Judges some scored candidates at the same time by the job's present criteria, reusing what is known from those they were judged
 * by before. Stores nothing, and never rejects.
 */
export async function judgeSome(
  context: Context,
  job: JobRecord,
  ids: readonly string[],
): Promise<JudgedSome> {
  const { candidates } = context.models;
  const some = (wanted: readonly string[]) =>
    ({ _id: { $in: [...wanted] }, jobId: job._id, status: 'scored' }) as const;
  const [read] = await Promise.allSettled([candidates.everywhere.findReadable(some(ids))]);
  if (read.status === 'rejected') return { judged: new Map(), failed: read };
  const readIds = new Set(read.value.map(({ _id }) => _id));
  const missing = ids.filter((id) => !readIds.has(id));
  // One that can't be read keeps nobody else from being judged.
  const [others] = await Promise.allSettled([
    missing.length > 0 && candidates.everywhere.find(some(missing)),
  ]);
  const judged = await Promise.allSettled(
    read.value.map(async (one) => [one._id, await judge(context, job, one)] as const),
  );
  return {
    judged: new Map(judged.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))),
    failed: [...judged, others].find((one) => one.status === 'rejected'),
  };
}
