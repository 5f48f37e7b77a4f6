import { Chip } from '@shortlist/web-kit';
import { styled } from 'styled-components';
import type { ApiOperation } from '../document/read-operations.js';
import { Code } from './Code.js';

const Entry = styled.details`
  border-top: 1px solid var(--line);
  font-size: var(--text-md);

  & > summary {
    display: grid;
    grid-template-columns: 5.5ch minmax(0, 1fr) auto;
    gap: 2px var(--s3);
    align-items: baseline;
    padding: 12px 0;
    cursor: pointer;
    list-style: none;
  }

  & > summary::-webkit-details-marker {
    display: none;
  }

  & > summary::after {
    content: '+';
    grid-row: 1;
    grid-column: 3;
    color: var(--ink-faint);
  }

  &[open] > summary::after {
    content: '–';
  }

  & > summary:hover > code {
    color: var(--accent);
  }

  & > summary > b {
    font-size: var(--text-xs);
    font-weight: 600;
    letter-spacing: 0.04em;
    color: var(--ink-faint);
  }

  & > summary > code {
    font:
      var(--text-sm) / 1.5 ui-monospace,
      monospace;
    color: var(--ink);
    overflow-wrap: anywhere;
  }

  & > summary > span {
    grid-column: 2;
    color: var(--ink-soft);
  }

  & > div {
    padding: 0 0 var(--s5);
  }

  & h4 {
    margin-top: var(--s4);
    font-size: var(--text-sm);
    font-weight: 600;
    color: var(--ink);
  }
`;

const List = styled.dl`
  margin-top: var(--s2);
  font-size: var(--text-sm);

  & > div {
    display: grid;
    grid-template-columns: minmax(0, 15rem) minmax(0, 1fr);
    gap: 0 var(--s4);
    padding: 6px 0;
    border-top: 1px solid var(--line);
  }

  & > div:first-child {
    border-top: 0;
  }

  & dt {
    overflow-wrap: anywhere;
    color: var(--ink);
  }

  & dt > small {
    display: block;
    font-size: var(--text-xs);
    color: var(--ink-faint);
  }

  & dd {
    margin: 0;
    overflow-wrap: anywhere;
  }

  @media (max-width: 640px) {
    & > div {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;

/** One operation; what it takes and answers opens under it. */
export function OperationEntry({ operation }: { readonly operation: ApiOperation }) {
  const { method, path, summary, scope, fields, curl, answer, errors } = operation;
  const call = `${method} ${path}`;
  return (
    <Entry>
      <summary>
        <b>{method}</b>
        <code>{path}</code>
        <span>{summary}</span>
      </summary>
      <div>
        <Chip>scope {scope}</Chip>
        {fields.length > 0 && (
          <>
            <h4>Input</h4>
            <List>
              {fields.map(({ name, where, required, kind }) => (
                <div key={`${where} ${name}`}>
                  <dt>
                    <code>{name}</code>
                    <small>
                      {where === 'body' ? 'JSON body' : where}
                      {required ? ', required' : ''}
                    </small>
                  </dt>
                  <dd>{kind}</dd>
                </div>
              ))}
            </List>
          </>
        )}
        <h4>Call</h4>
        <Code label={`Example call of ${call}`}>{curl}</Code>
        <h4>Answer</h4>
        <Code label={`Example answer of ${call}`} copied={false}>
          {answer}
        </Code>
        <h4>Errors</h4>
        <List>
          {errors.map(({ status, code, sentence }) => (
            <div key={code}>
              <dt>
                {status} <code>{code}</code>
              </dt>
              <dd>{sentence}</dd>
            </div>
          ))}
        </List>
      </div>
    </Entry>
  );
}
