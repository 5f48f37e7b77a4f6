import type { Criterion, Verdict } from '@shortlist/contracts/screening';
import type { ExplainedScore } from '@shortlist/screening/formula';
import { css, styled } from 'styled-components';
import { findingOf, findingWords, kindText } from '../../screening/findings/findings.js';
import { formatPoints } from '../../screening/scores/points.js';
import { VerdictDot } from './VerdictDot.js';

const row = css`
  display: grid;
  grid-template-columns: 14px minmax(0, 1fr) auto;
  gap: 2px 8px;
  align-items: baseline;
  width: calc(100% + 16px);
  margin-inline: -8px;
  padding: 7px 8px;
  border: 0;
  border-radius: 7px;
  background: none;
  text-align: left;
  font-size: var(--text-sm);
`;

const PlainRow = styled.div`
  ${row}
`;

const ChoiceRow = styled.button`
  ${row}
  cursor: pointer;
  &:hover {
    background: var(--sunken);
  }
  &[aria-pressed='true'] {
    background: var(--marker-wash);
  }
`;

const List = styled.ul`
  small {
    font-size: var(--text-xs);
    color: var(--ink-faint);
  }
  q {
    grid-column: 2 / -1;
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
    overflow: hidden;
    font-size: var(--text-xs);
    line-height: 1.5;
    color: var(--ink-soft);
    quotes: '“' '”';
    overflow-wrap: anywhere;
  }
`;

export interface CriteriaListProps {
  readonly criteria: readonly Criterion[];
  readonly verdicts: readonly Verdict[];
  /** Points that each criterion earned; empty when unknown. */
  readonly points: ExplainedScore['criteria'];
  /** The criterion whose evidence is shown beside the list. */
  readonly selected: string | null;
  readonly onSelect: (criterionId: string) => void;
  /** Criteria whose quotes are shown; default `all`. */
  readonly quotes?: 'all' | 'selected';
}

/** Lists the requirements of the job, each with the line of the resume that decides it. 'Not mentioned' is never a no. */
export function CriteriaList(props: CriteriaListProps) {
  const { criteria, verdicts, points, selected, onSelect, quotes = 'all' } = props;
  const byCriterion = new Map(verdicts.map((verdict) => [verdict.criterionId, verdict]));
  const withEvidence = criteria.filter(({ id }) => {
    const found = byCriterion.get(id);
    return found?.quote && found.verdict !== 'not-found';
  }).length;
  if (criteria.length === 0) {
    return (
      <div>
        <h4>Requirements</h4>
        <p>This screening has no requirements.</p>
      </div>
    );
  }
  return (
    <div>
      <h4>
        Requirements · {withEvidence} of {criteria.length} with evidence
      </h4>
      <List>
        {criteria.map((criterion) => {
          const { id, text, enabled } = criterion;
          const earned = points.find((each) => each.criterionId === id)?.points ?? 0;
          const found = byCriterion.get(id);
          const quote = found?.quote ?? null;
          const finding = findingOf(found);
          const content = (
            <>
              <VerdictDot $verdict={finding} />
              <span>{text}</span>
              <small>
                {kindText(criterion)} · {findingWords[finding]}
                {enabled === false ? ' · off' : ''}
                {earned > 0 ? ` · ${formatPoints(earned)}` : ''}
              </small>
              {quote && (quotes === 'all' || selected === id) ? <q>{quote}</q> : null}
            </>
          );
          return (
            <li key={id}>
              {quote ? (
                <ChoiceRow
                  type="button"
                  aria-pressed={selected === id}
                  onClick={() => onSelect(id)}
                >
                  {content}
                </ChoiceRow>
              ) : (
                <PlainRow>{content}</PlainRow>
              )}
            </li>
          );
        })}
      </List>
    </div>
  );
}
