import { Card, EmptyState } from '@shortlist/web-kit';
import { styled } from 'styled-components';
import { distributeScores, topSkills, type Figures } from '../../../screening/figures.js';
import type { Screening } from '../../../screening/screening.js';
import { ScoreHistogram } from './ScoreHistogram.js';

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--s4);
  align-items: start;
  padding-top: 20px;
  font-variant-numeric: tabular-nums;
  @media (max-width: 760px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Block = styled(Card)`
  padding: 20px;
  h2 {
    font-size: 0.9375rem;
    font-weight: 600;
    margin-bottom: 8px;
  }
`;

const Side = styled.div`
  display: grid;
  gap: var(--s4);
`;

const Lines = styled.ul`
  margin-top: 12px;
  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 1.2fr) 72px;
    gap: var(--s3);
    align-items: center;
    padding: 6px 0;
    font-size: var(--text-sm);
  }
  small {
    text-align: right;
    font-size: var(--text-sm);
    color: var(--ink-faint);
  }
`;

const Bar = styled.span.attrs({ 'aria-hidden': true })`
  height: 6px;
  border-radius: 3px;
  overflow: hidden;
  background: var(--line);
  i {
    display: block;
    height: 100%;
    background: var(--ink);
    transform-origin: left;
  }
`;

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

interface ShareLine {
  readonly label: string;
  /** 0 to 1. */
  readonly share: number;
  readonly text: string;
}

function ShareLines({ lines }: { readonly lines: readonly ShareLine[] }) {
  return (
    <Lines>
      {lines.map(({ label, share, text }) => (
        <li key={label}>
          <span>{label}</span>
          <Bar>
            <i style={{ transform: `scaleX(${share})` }} />
          </Bar>
          <small>{text}</small>
        </li>
      ))}
    </Lines>
  );
}

export interface AnalyticsTabProps {
  readonly screening: Screening;
  readonly figures: Figures;
}

/** Score Distribution, Top Skills and Key Metrics of a screening. */
export function AnalyticsTab({ screening, figures }: AnalyticsTabProps) {
  const { candidates, comparisonScore } = screening;
  if (candidates.length === 0) {
    return (
      <EmptyState title="Nothing to analyze">
        No resume of this screening could be scored.
      </EmptyState>
    );
  }
  const skills = topSkills(candidates).map(({ skill, count }) => ({
    label: skill,
    share: count / candidates.length,
    text: `${count} of ${candidates.length}`,
  }));
  const buckets = distributeScores(candidates).map(({ label, count, percent }) => ({
    label,
    share: count / candidates.length,
    text: `${count} (${percent}%)`,
  }));
  return (
    <Grid>
      <Block as="section">
        <h2>Score Distribution</h2>
        <ScoreHistogram candidates={candidates} threshold={comparisonScore} />
        <ShareLines lines={buckets} />
      </Block>
      <Side>
        <Block as="section">
          <h2>Top Skills</h2>
          {skills.length > 0 ? <ShareLines lines={skills} /> : <p>No skills were found.</p>}
        </Block>
        <Block as="section">
          <h2>Key Metrics</h2>
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
        </Block>
      </Side>
    </Grid>
  );
}
