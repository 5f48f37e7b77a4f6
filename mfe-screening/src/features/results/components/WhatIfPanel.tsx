import { useState } from 'react';
import { threshold as limits } from '@shortlist/contracts';
import { Button, Card } from '@shortlist/web-kit';
import { css, styled } from 'styled-components';
import type { Screening } from '../../../screening/screening.js';
import { outcomeAt } from '../../../screening/what-if.js';
import { CriteriaWeights } from './CriteriaWeights.js';
import { ScoreHistogram } from './ScoreHistogram.js';

const Panel = styled(Card)`
  position: sticky;
  top: 20px;
  padding: 18px;
  font-variant-numeric: tabular-nums;
  h3 {
    display: flex;
    justify-content: space-between;
    font-size: var(--text-md);
    font-weight: 600;
  }
  h3 + p {
    margin-top: 2px;
  }
  p {
    font-size: var(--text-sm);
    color: var(--ink-faint);
  }
  @media (max-width: 900px) {
    position: static;
    order: 1;
  }
`;

const thumb = css`
  box-sizing: border-box;
  width: 18px;
  height: 18px;
  border: 2px solid var(--ink);
  border-radius: 50%;
  background: var(--surface);
`;

/** Its thumb stands under the line of the histogram at every value but the ends. */
const Slider = styled.input`
  display: block;
  appearance: none;
  width: 100%;
  height: 28px;
  margin: 0;
  background: linear-gradient(var(--line-strong) 0 0) center / 100% 3px no-repeat;
  cursor: pointer;
  &::-webkit-slider-thumb {
    appearance: none;
    ${thumb}
  }
  &::-moz-range-thumb {
    ${thumb}
  }
  @media (pointer: coarse) {
    height: 44px;
  }
`;

const Preview = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--s3);
  margin-top: 10px;
`;

/** How many would be shortlisted at another threshold. Looking changes nothing of the screening. */
export function WhatIfPanel({ screening }: { readonly screening: Screening }) {
  const { candidates, comparisonScore, criteria } = screening;
  const [threshold, setThreshold] = useState(comparisonScore);
  const { shortlisted, borderline } = outcomeAt(candidates, threshold);
  return (
    <Panel as="aside" aria-label="What if">
      <h3>
        <span>What if</span>
        <span>{threshold}%</span>
      </h3>
      <p role="status">
        {shortlisted} of {candidates.length} shortlisted · {borderline} borderline
      </p>
      <ScoreHistogram candidates={candidates} threshold={threshold} />
      <Slider
        type="range"
        aria-label="Threshold to try"
        min={limits.min}
        max={limits.max}
        value={threshold}
        onChange={(event) => setThreshold(Number(event.target.value))}
      />
      {threshold === comparisonScore ? null : (
        <Preview>
          <p>A preview: this screening used {comparisonScore}%.</p>
          <Button onClick={() => setThreshold(comparisonScore)}>Reset</Button>
        </Preview>
      )}
      {criteria.length > 0 ? <CriteriaWeights criteria={criteria} /> : null}
    </Panel>
  );
}
