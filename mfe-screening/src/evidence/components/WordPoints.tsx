import type { ScoredTerm } from '@shortlist/screening/formula';
import { styled } from 'styled-components';
import { wordId } from '../../screening/evidence.js';
import { formatPoints } from '../../screening/points.js';

const Frame = styled.div`
  margin-top: 16px;
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 6px;
  }
  p {
    margin-top: 6px;
    font-size: var(--text-xs);
    color: var(--ink-faint);
  }
`;

const Word = styled.button`
  padding: 3px 8px;
  border: 1px solid var(--line-strong);
  border-radius: 6px;
  background: none;
  font-size: var(--text-xs);
  font-variant-numeric: tabular-nums;
  color: var(--ink);
  cursor: pointer;
  small {
    margin-left: 6px;
    font-size: inherit;
    color: var(--ink-faint);
  }
  &:hover {
    background: var(--sunken);
  }
  &[aria-pressed='true'] {
    border-color: var(--line-field);
    background: var(--marker-wash);
  }
  @media (pointer: coarse) {
    min-height: 36px;
  }
`;

export interface WordPointsProps {
  readonly terms: readonly ScoredTerm[];
  /** Points of the words that are not listed. */
  readonly others: number;
  readonly selected: string | null;
  readonly onSelect: (id: string) => void;
}

/** The words of the resume that the job's description uses too, each with what it earned; choosing one marks where it stands. */
export function WordPoints({ terms, others, selected, onSelect }: WordPointsProps) {
  if (terms.length === 0) return null;
  const total = terms.reduce((sum, { points }) => sum + points, others);
  return (
    <Frame>
      <h4>Words in common with the job · {formatPoints(total)} points</h4>
      <ul aria-label="Words in common with the job">
        {terms.map(({ term, points }) => (
          <li key={term}>
            <Word
              type="button"
              aria-pressed={selected === wordId(term)}
              onClick={() => onSelect(wordId(term))}
            >
              {term}
              <small>{formatPoints(points)}</small>
            </Word>
          </li>
        ))}
      </ul>
      {others >= 0.05 ? <p>Other words: {formatPoints(others)} points.</p> : null}
    </Frame>
  );
}
