import type { EngineInfo } from '@shortlist/contracts/screening';
import { type ScreeningResult, withExclusion } from '@shortlist/screening';
import { computeScore, scoredBy } from '@shortlist/screening/formula';
import type { Context } from '../../context.js';
import type { CandidateRecord } from '../../models/candidate.js';
import type { StoredDecision } from '../../models/decision.js';
import type { JobRecord } from '../../models/job.js';
import { basisOf } from '../record/decision-basis.js';
import { settleOutcome } from './settle-outcome.js';

/** Outcome of a queued candidate: stored in one update, so that no part can exist without the others. */
export interface CandidateOutcome {
  readonly set: Partial<CandidateRecord>;
  readonly decision: StoredDecision | null;
}

const SWITCHED = 'The screening went on with another engine.';

/** By the enabled criteria alone: a person may have switched some off before a late score. */
function byEnabled(job: JobRecord, engine: EngineInfo, result: ScreeningResult): ScreeningResult {
  const criteria = job.prepared?.criteria ?? [];
  if (criteria.every(({ enabled }) => enabled !== false)) return result;
  const { verdicts, languageFit } = result;
  const on = criteria.filter(({ enabled }) => enabled !== false);
  return {
    ...result,
    flags: withExclusion(result.flags, on, verdicts),
    ...computeScore({
      criteria: on,
      verdicts,
      languageFit,
      engine: scoredBy(job.prepared?.engine ?? engine, engine.name),
    }),
  };
}

/** A file that is scored is a person of its own until files are grouped. */
const newPerson = {
  override: null,
  draft: null,
  draftKey: null,
  personId: null,
  counted: null,
  addressCheck: null,
} as const;

/** The outcome of a score. */
export function scoredOutcome(
  context: Context,
  job: JobRecord,
  { _id, decisions }: Pick<CandidateRecord, '_id' | 'decisions'>,
  { engine, result: judged }: { readonly engine: EngineInfo; readonly result: ScreeningResult },
): CandidateOutcome {
  const result = byEnabled(job, engine, judged);
  const settled = settleOutcome(job, { ...newPerson, _id, result });
  const before = decisions.at(-1);
  const decision: StoredDecision = {
    at: context.clock(),
    kind: before ? 'rescored' : 'scored',
    by: `${engine.name} ${engine.version}`,
    name: result.name,
    from: before?.to ?? null,
    to: settled.result.status,
    score: result.score,
    comparisonScore: job.comparisonScore,
    why: before ? SWITCHED : null,
    basis: basisOf(engine, job.prepared?.criteria ?? [], result.verdicts),
  };
  const { settingsRevision } = job;
  return {
    set: { status: 'scored', engine, settingsRevision, personId: null, files: [], ...settled },
    decision,
  };
}

/** The outcome of a resume that the engine can't score; `reason` is a sentence for a person. */
export function failedOutcome(reason: string): CandidateOutcome {
  const message = `${reason} Please screen this resume again in a new screening.`;
  const unreadable = { reason: 'engine-failed', message } as const;
  return { set: { status: 'unreadable', unreadable }, decision: null };
}
