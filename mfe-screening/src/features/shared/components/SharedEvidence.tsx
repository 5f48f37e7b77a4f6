import type { SharedCandidate, SharedScreening } from '@shortlist/contracts/sharing';
import { Mark } from '@shortlist/web-kit';
import { styled } from 'styled-components';
import { VerdictDot, verdictWords } from '../../../evidence/components/VerdictDot.js';

const List = styled.ul`
  padding-top: 10px;
  border-top: 1px dashed var(--line-strong);
  li {
    display: grid;
    grid-template-columns: 14px minmax(0, 1fr) auto;
    gap: 2px 8px;
    align-items: baseline;
    padding: 6px 0;
    font-size: var(--text-sm);
    break-inside: avoid;
  }
  small {
    font-size: var(--text-xs);
    color: var(--ink-faint);
  }
  q {
    grid-column: 2 / -1;
    max-width: 68ch;
    font-size: var(--text-xs);
    line-height: 1.6;
    quotes: '“' '”';
    overflow-wrap: anywhere;
  }
`;

export interface SharedEvidenceProps {
  readonly id: string;
  readonly criteria: SharedScreening['criteria'];
  readonly verdicts: SharedCandidate['verdicts'];
}

/** What the job asks for, and the line of the resume that shows it. 'Not found' does not mean 'fails'. */
export function SharedEvidence({ id, criteria, verdicts }: SharedEvidenceProps) {
  const byCriterion = new Map(verdicts.map((verdict) => [verdict.criterionId, verdict]));
  if (criteria.length === 0) return <p id={id}>There are no criteria for this screening.</p>;
  return (
    <List id={id} aria-label="Reasons">
      {criteria.map(({ id: criterionId, text, kind }) => {
        const found = byCriterion.get(criterionId);
        const verdict = found?.verdict ?? 'not-found';
        return (
          <li key={criterionId}>
            <VerdictDot $verdict={verdict} />
            <span>{text}</span>
            <small>
              {kind} · {verdictWords[verdict]}
            </small>
            {found?.quote ? (
              <q>
                <Mark>{found.quote}</Mark>
              </q>
            ) : null}
          </li>
        );
      })}
    </List>
  );
}
