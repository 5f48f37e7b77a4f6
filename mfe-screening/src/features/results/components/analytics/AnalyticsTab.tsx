import { Card, EmptyState } from '@shortlist/web-kit';
import { styled } from 'styled-components';
import {
  computeFigures,
  distributeScores,
  topSkills,
} from '../../../../screening/scores/figures.js';
import type { Screening } from '../../../../screening/screening.js';
import { FairnessCheck } from './FairnessCheck.js';
import { KeyMetrics } from './KeyMetrics.js';
import { ScoreHistogram } from './ScoreHistogram.js';
import { ShareLines } from './ShareLines.js';

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

export interface AnalyticsTabProps {
  readonly screening: Screening;
}

/** Score Distribution, Top Skills and Key Metrics of a screening, and its fairness check. */
export function AnalyticsTab({ screening }: AnalyticsTabProps) {
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
          <KeyMetrics figures={computeFigures(candidates)} />
        </Block>
        {screening.origin === 'screened' ? (
          <Block as="section">
            <h2>Fairness check</h2>
            <FairnessCheck screening={screening} />
          </Block>
        ) : null}
      </Side>
    </Grid>
  );
}
