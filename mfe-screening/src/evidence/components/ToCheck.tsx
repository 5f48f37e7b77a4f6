import { styled } from 'styled-components';
import { CopyButton } from '../../components/CopyButton.js';
import { callQuestion } from '../../screening/findings/call-question.js';
import { findingWords } from '../../screening/findings/findings.js';
import { type Found, isForTheCall } from '../../screening/findings/must-haves.js';

const Head = styled.div`
  display: flex;
  justify-content: space-between;
  align-items: baseline;
`;

const List = styled.ul`
  margin-bottom: 20px;
  li {
    padding: 8px 0;
    font-size: var(--text-sm);
  }
  li + li {
    border-top: 1px solid var(--line);
  }
  b,
  button {
    display: block;
    padding: 0;
    border: 0;
    background: none;
    font-weight: 600;
    text-align: left;
  }
  button {
    cursor: pointer;
    text-decoration: underline dotted;
  }
  button[aria-pressed='true'] {
    background: var(--marker-wash);
  }
  small {
    display: block;
    font-size: var(--text-xs);
    color: var(--ink-faint);
  }
  small[data-finding='says-no'] {
    color: var(--bad);
  }
  q {
    quotes: '“' '”';
    overflow-wrap: anywhere;
  }
  p {
    margin-top: 3px;
  }
  p span {
    margin-right: 6px;
    padding: 0 5px;
    border: 1px solid var(--line-strong);
    border-radius: 4px;
    font-size: var(--text-xs);
    color: var(--ink-faint);
  }
`;

export interface ToCheckProps {
  readonly found: readonly Found[];
  /** The requirement whose line is marked in the resume. */
  readonly selected: string | null;
  readonly onSelect: (criterionId: string) => void;
}

/** Points for a call to settle, each with a question; nothing when there is nothing to check. */
export function ToCheck({ found, selected, onSelect }: ToCheckProps) {
  if (found.length === 0) return null;
  return (
    <div>
      <Head>
        <h4>To check ({found.length})</h4>
        <CopyButton
          label="Copy questions"
          about="for the call"
          text={found.map((each) => callQuestion(each)).join('\n')}
        />
      </Head>
      <List aria-label="To check">
        {found.map((each) => (
          <li key={each.criterion.id}>
            {each.quote ? (
              <button
                type="button"
                aria-pressed={selected === each.criterion.id}
                onClick={() => onSelect(each.criterion.id)}
              >
                {each.criterion.text}
              </button>
            ) : (
              <b>{each.criterion.text}</b>
            )}
            <small data-finding={each.finding}>
              {isForTheCall(each) && each.finding === 'not-found'
                ? 'Rarely in a resume'
                : findingWords[each.finding]}
              {each.quote ? (
                <>
                  : <q>{each.quote}</q>
                </>
              ) : null}
            </small>
            <p>
              <span>Ask</span>
              {callQuestion(each)}
            </p>
          </li>
        ))}
      </List>
    </div>
  );
}
