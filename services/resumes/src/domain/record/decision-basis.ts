import type { Criterion, EngineInfo, Verdict } from '@shortlist/contracts/screening';
import type { DecisionBasis } from '../../models/decision.js';

type Judged = Pick<Verdict, 'criterionId' | 'verdict'>;

function countMet(
  criteria: readonly Criterion[],
  verdicts: readonly Judged[],
  wanted: Criterion['kind'],
) {
  const some = criteria.filter(({ kind, enabled }) => kind === wanted && enabled !== false);
  const count = (verdict: Judged['verdict']) =>
    some.filter(({ id }) =>
      verdicts.some((each) => each.criterionId === id && each.verdict === verdict),
    ).length;
  return { met: count('met'), partly: count('partly'), of: some.length };
}

/** Basis of a score for the sealed record: no quote, no text of the resume. */
export function basisOf(
  { name, version, model }: EngineInfo,
  criteria: readonly Criterion[],
  verdicts: readonly Judged[],
): DecisionBasis {
  return {
    engine: [name, version, model].filter(Boolean).join(' '),
    requirements: {
      must: countMet(criteria, verdicts, 'must'),
      nice: countMet(criteria, verdicts, 'nice'),
    },
  };
}
