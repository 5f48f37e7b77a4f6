import type { Candidate } from '@shortlist/contracts/screening';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import { histogram } from '../../../../screening/scores/figures.js';

const binWidth = 5;

const Bars = styled.div`
  position: relative;
  display: flex;
  align-items: flex-end;
  gap: 3px;
  height: 92px;
  margin-top: 16px;
  border-bottom: 1px solid var(--line-strong);
  forced-color-adjust: none;
  i {
    flex: 1;
    border-radius: 2px 2px 0 0;
    background: var(--line-strong);
  }
  i[data-in='true'] {
    background: var(--ink);
  }
  i[data-new='true'] {
    background: var(--good);
  }
`;

const ThresholdLine = styled.b`
  position: absolute;
  bottom: 0;
  height: 100%;
  border-left: 1.5px dashed var(--accent);
`;

const Axis = styled.div`
  display: flex;
  justify-content: space-between;
  font-size: 0.6875rem;
  font-variant-numeric: tabular-nums;
  color: var(--ink-faint);
`;

export interface ScoreHistogramProps {
  readonly candidates: readonly Candidate[];
  /** Percent; bars from here on count as shortlisted. */
  readonly threshold: number;
  /** Another threshold that stands now: bars between it and a lower one are new. */
  readonly was?: number;
}

/** How the scores are spread, and where the threshold cuts them. */
export function ScoreHistogram({ candidates, threshold, was = threshold }: ScoreHistogramProps) {
  const bins = useMemo(() => histogram(candidates, binWidth), [candidates]);
  const highest = Math.max(1, ...bins);
  const above = candidates.filter(({ score }) => score >= threshold).length;
  return (
    <figure>
      <Bars
        role="img"
        aria-label={`Scores of ${candidates.length} candidates; ${above} at or above the threshold of ${threshold}%`}
      >
        {bins.map((count, index) => (
          <i
            key={index}
            data-in={index * binWidth >= threshold}
            data-new={index * binWidth >= threshold && index * binWidth < was}
            style={{ height: `${(count / highest) * 100}%` }}
          />
        ))}
        <ThresholdLine style={{ left: `${threshold}%` }} />
      </Bars>
      <Axis aria-hidden="true">
        <span>0</span>
        <span>50</span>
        <span>100</span>
      </Axis>
    </figure>
  );
}
