import type { SharedCandidate, SharedScreening } from '@shortlist/contracts/sharing';
import { Mark } from '@shortlist/web-kit';
import { styled } from 'styled-components';
import { VerdictDot } from '../../../evidence/components/VerdictDot.js';
import { findingOf, findingWords, kindText } from '../../../screening/findings/findings.js';

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

/** Requirements of the job, each with the deciding line of the resume. 'Not mentioned' is never a no. */
export function SharedEvidence({ id, criteria, verdicts }: SharedEvidenceProps) {
  const byCriterion = new Map(verdicts.map((verdict) => [verdict.criterionId, verdict]));
  if (criteria.length === 0) return <p id={id}>This screening has no requirements.</p>;
  return (
    <List id={id} aria-label="Reasons">
      {criteria.map((criterion) => {
        const found = byCriterion.get(criterion.id);
        const finding = findingOf(found);
        return (
          <li key={criterion.id}>
            <VerdictDot $verdict={finding} />
            <span>{criterion.text}</span>
            <small>
              {kindText(criterion)} · {findingWords[finding]}
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
