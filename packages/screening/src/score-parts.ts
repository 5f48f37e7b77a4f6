import type { Criterion, EngineInfo, Verdict } from '@shortlist/contracts/screening';

/** The engine that scored a candidate: scores of earlier engines keep their formula. */
export type ScoredBy = Pick<EngineInfo, 'name' | 'version'>;

export type GivenVerdict = Pick<Verdict, 'criterionId' | 'verdict' | 'reason'>;

/** A criterion as it is given to the formula; without `kind` it counts as a must-have. */
export type GivenCriterion = Pick<Criterion, 'id' | 'weight' | 'knockOut' | 'onCall'> &
  Partial<Pick<Criterion, 'kind'>>;

/** A criterion as the formula counts it. */
export interface WeighedCriterion {
  readonly id: string;
  readonly isMust: boolean;
  readonly isKnockOut: boolean;
  /** Asked on the call: counts only where the resume speaks of it. */
  readonly isOnCall: boolean;
  readonly weight: number;
}

export type VerdictById = ReadonlyMap<string, Pick<GivenVerdict, 'verdict' | 'reason'>>;

export interface SplitScoreInput {
  readonly weighed: readonly WeighedCriterion[];
  readonly known: VerdictById;
  /** How close the wording of the resume is to that of the job, 0–1. */
  readonly languageFit: number;
  readonly engine: ScoredBy;
}

/** The two parts of a score, which add up to it. */
export interface ScoreParts {
  readonly criteria: number;
  readonly language: number;
}
