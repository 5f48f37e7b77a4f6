import type { Criterion } from '@shortlist/contracts/screening';
import type { ExplainedScore } from '@shortlist/screening/formula';
import { styled } from 'styled-components';
import { formatPoints } from '../../screening/scores/points.js';

const Fold = styled.details`
  margin-top: 16px;
  padding-top: 10px;
  border-top: 1px solid var(--line);
  font-size: var(--text-sm);
  summary {
    font-weight: 600;
    cursor: pointer;
  }
  p {
    margin-top: 4px;
    font-variant-numeric: tabular-nums;
    color: var(--ink-soft);
  }
`;

const sum = (points: readonly number[]) => points.reduce((total, each) => total + each, 0);

export interface NumberLineProps {
  readonly criteria: readonly Criterion[];
  /** Null for results from before points were kept. */
  readonly points: ExplainedScore | null;
  readonly score: number;
}

/** How the score is made, folded: the points of must-haves, of nice-to-haves and of closeness. */
export function NumberLine({ criteria, points, score }: NumberLineProps) {
  if (!points) return null;
  const kinds = new Map(criteria.map(({ id, kind }) => [id, kind]));
  const of = (kind: Criterion['kind']) =>
    sum(
      points.criteria
        .filter(({ criterionId }) => kinds.get(criterionId) === kind)
        .map((each) => each.points),
    );
  const closeness = sum(points.languageTerms.map((term) => term.points)) + points.otherTermsPoints;
  return (
    <Fold>
      <summary>How the number is made</summary>
      <p>
        Must-haves {formatPoints(of('must'))} + nice-to-haves {formatPoints(of('nice'))} + closeness
        of wording {formatPoints(closeness)} = {score}
      </p>
    </Fold>
  );
}
