import type { Criterion, Verdict } from '@shortlist/contracts';
import { Mark } from '@shortlist/web-kit';
import { styled } from 'styled-components';

const List = styled.ul`
  li {
    display: grid;
    grid-template-columns: 14px minmax(0, 1fr) auto;
    gap: 2px 8px;
    align-items: baseline;
    padding: 6px 0;
    font-size: var(--text-sm);
  }
  small {
    font-size: var(--text-xs);
    color: var(--ink-faint);
  }
  q {
    grid-column: 2 / -1;
    font-size: var(--text-xs);
    line-height: 1.6;
    color: var(--ink-faint);
    quotes: '“' '”';
    overflow-wrap: anywhere;
  }
`;

const Dot = styled.span.attrs({ 'aria-hidden': true })<{ $verdict: Verdict['verdict'] }>`
  width: 9px;
  height: 9px;
  border: 1.5px solid;
  border-radius: 50%;
  ${({ $verdict }) =>
    ({
      met: 'border-color: var(--good); background: var(--good);',
      partly:
        'border-color: var(--warn); background: linear-gradient(90deg, var(--warn) 50%, transparent 50%);',
      'not-found': 'border-color: var(--line-field);',
    })[$verdict]}
`;

const words: Readonly<Record<Verdict['verdict'], string>> = {
  met: 'found',
  partly: 'partly',
  'not-found': 'not found',
};

export interface CriteriaListProps {
  readonly criteria: readonly Criterion[];
  readonly verdicts: readonly Verdict[];
}

/** What the job asks for and the words of the resume that show it. 'Not found' does not mean 'fails'. */
export function CriteriaList({ criteria, verdicts }: CriteriaListProps) {
  const byCriterion = new Map(verdicts.map((verdict) => [verdict.criterionId, verdict]));
  const withEvidence = criteria.filter(({ id }) => byCriterion.get(id)?.quote).length;
  if (criteria.length === 0) {
    return (
      <div>
        <h4>Criteria</h4>
        <p>There are no criteria for this screening.</p>
      </div>
    );
  }
  return (
    <div>
      <h4>
        Criteria · {withEvidence} of {criteria.length} with evidence
      </h4>
      <List>
        {criteria.map(({ id, text, kind }) => {
          const { verdict, quote } = byCriterion.get(id) ?? { verdict: 'not-found', quote: null };
          return (
            <li key={id}>
              <Dot $verdict={verdict} />
              <span>{text}</span>
              <small>
                {kind} · {words[verdict]}
              </small>
              {quote ? (
                <q>
                  <Mark>{quote}</Mark>
                </q>
              ) : null}
            </li>
          );
        })}
      </List>
    </div>
  );
}
