import type { Candidate } from '@shortlist/contracts/screening';
import { ScoreBadge } from '@shortlist/web-kit';
import { styled } from 'styled-components';
import { ordinal, standingOf } from '../../../../screening/scores/standing.js';
import type { Screening } from '../../../../screening/screening.js';

const Frame = styled.div`
  display: grid;
  justify-items: end;
  gap: 4px;
  small {
    font-size: var(--text-xs);
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
    color: var(--ink-faint);
  }
  strong {
    font-weight: 600;
    color: var(--ink-soft);
  }
`;

export interface ScoreStandingProps {
  readonly candidate: Candidate;
  readonly screening: Screening;
}

/** The score, what it says in a word, and the place among the candidates of this job. */
export function ScoreStanding({ candidate, screening }: ScoreStandingProps) {
  const { band, place, of } = standingOf(candidate, screening);
  return (
    <Frame>
      <ScoreBadge score={candidate.score} />
      <small>
        <strong>{band}</strong> · {ordinal(place)} of {of}
      </small>
    </Frame>
  );
}
