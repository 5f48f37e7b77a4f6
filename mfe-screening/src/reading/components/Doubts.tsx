import type { Candidate, Criterion } from '@shortlist/contracts/screening';
import { styled } from 'styled-components';
import { VerdictDot } from '../../evidence/components/VerdictDot.js';
import { useCandidate } from '../../people/store/use-candidate.js';
import { findingWords } from '../../screening/findings/findings.js';
import { isForTheCall, toCheckIn } from '../../screening/findings/must-haves.js';

/** The details of the candidate list all of them. */
const mostShown = 3;

const List = styled.ul`
  margin-bottom: 16px;
  li {
    padding: 4px 0;
    font-size: var(--text-sm);
    overflow-wrap: anywhere;
  }
  li > span:first-child {
    display: inline-block;
    margin-right: 8px;
  }
  small {
    color: var(--ink-faint);
  }
  q {
    quotes: '“' '”';
  }
`;

export interface DoubtsProps {
  readonly candidate: Candidate;
  readonly criteria: readonly Criterion[];
}

/** Must-haves that the resume doesn't show, the clearest doubts first, each with its line; nothing without any. */
export function Doubts({ candidate, criteria }: DoubtsProps) {
  const { data } = useCandidate(candidate.id);
  const doubts = toCheckIn(criteria, data?.candidate ?? candidate).filter(
    (each) => !isForTheCall(each),
  );
  if (doubts.length === 0) return null;
  const more = doubts.length - mostShown;
  return (
    <>
      <h5>To check ({doubts.length})</h5>
      <List>
        {doubts.slice(0, mostShown).map(({ criterion, finding, quote }) => (
          <li key={criterion.id}>
            <VerdictDot $verdict={finding} />
            <b>{criterion.text}</b> <small>{findingWords[finding]}</small>
            {quote ? (
              <>
                : <q>{quote}</q>
              </>
            ) : null}
          </li>
        ))}
        {more > 0 ? (
          <li>
            <small>{more === 1 ? 'One more is' : `${more} more are`} in the details.</small>
          </li>
        ) : null}
      </List>
    </>
  );
}
