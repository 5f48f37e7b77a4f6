import { styled } from 'styled-components';
import type { Figures } from '../../../../screening/scores/figures.js';

const Metrics = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--s4);
  dt {
    font-size: var(--text-sm);
    color: var(--ink-faint);
  }
  dd {
    font: 400 2rem/1.15 var(--font-display);
  }
  div {
    display: flex;
    flex-direction: column-reverse;
    justify-content: flex-end;
  }
`;

/** The key metrics of a screening. */
export function KeyMetrics({ figures }: { readonly figures: Figures }) {
  return (
    <Metrics>
      <div>
        <dt>Highest Score</dt>
        <dd>{figures.highestScore}%</dd>
      </div>
      <div>
        <dt>Avg Score</dt>
        <dd>{figures.averageScore}%</dd>
      </div>
      <div>
        <dt>Success Rate</dt>
        <dd>{figures.successRate}%</dd>
      </div>
      <div>
        <dt>Avg Experience</dt>
        <dd>
          {figures.averageExperience} {figures.averageExperience === 1 ? 'year' : 'years'}
        </dd>
      </div>
    </Metrics>
  );
}
