import type { Decision } from '@shortlist/contracts/job';
import { styled } from 'styled-components';
import type { CandidateDecisions } from '../../../../screening/decision-record.js';
import { formatMoment } from '../../../../screening/format-moment.js';

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  table-layout: fixed;
  font-size: var(--text-sm);
  font-variant-numeric: tabular-nums;
  thead th {
    padding: 10px 10px 10px 0;
    font-size: var(--text-xs);
    font-weight: 500;
    color: var(--ink-faint);
    white-space: nowrap;
  }
  th {
    text-align: left;
    vertical-align: top;
  }
  td,
  tbody th {
    padding: 8px 10px 8px 0;
    overflow-wrap: anywhere;
  }
  td {
    border-top: 1px solid var(--line);
    vertical-align: top;
  }
  tbody th {
    border-top: 1px solid var(--line);
    font-weight: 600;
    small {
      display: block;
      font-size: var(--text-xs);
      font-weight: 400;
      color: var(--ink-faint);
    }
  }
  tbody tr:first-of-type > * {
    border-top-color: var(--line-strong);
  }
  @media print {
    font-size: 0.6875rem;
    tbody {
      break-inside: avoid;
    }
  }
  @media screen and (max-width: 760px) {
    &,
    tbody,
    tr {
      display: block;
    }
    thead {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    tbody {
      padding: 14px 0;
      border-top: 1px solid var(--line);
    }
    tr {
      padding: 6px 0;
    }
    tbody th {
      display: block;
      padding: 0 0 6px;
      border: 0;
    }
    td {
      display: grid;
      grid-template-columns: 92px minmax(0, 1fr);
      padding: 2px 0;
      border: 0;
    }
    td::before {
      content: attr(data-label);
      color: var(--ink-faint);
    }
  }
`;

const kinds: Readonly<Record<Decision['kind'], string>> = {
  scored: 'Scored',
  rescored: 'Rescored',
  overridden: 'Moved by a person',
  other: 'Changed',
};

const changes: Readonly<Record<NonNullable<Decision['change']>, string>> = {
  undone: 'Decision taken back',
  merged: 'Files put together',
  separated: 'Files separated',
  address: 'Address checked',
  other: 'Changed',
};

const names: Readonly<Record<Decision['to'], string>> = {
  shortlisted: 'Shortlisted',
  rejected: 'Rejected',
  review: 'Needs a person',
};

function outcome({ from, to }: Decision): string {
  return from === null || from === to ? names[to] : `${names[from]} to ${names[to].toLowerCase()}`;
}

const columns: readonly {
  readonly label: string;
  /** Share of the table, percent. */
  readonly width: number;
  readonly valueOf: (decision: Decision) => string;
}[] = [
  { label: 'When', width: 13, valueOf: ({ at }) => formatMoment(at) },
  {
    label: 'What',
    width: 11,
    valueOf: ({ kind, change }) => (change ? changes[change] : kinds[kind]),
  },
  { label: 'Outcome', width: 13, valueOf: outcome },
  { label: 'Score', width: 7, valueOf: ({ score }) => String(score) },
  { label: 'Threshold', width: 10, valueOf: ({ comparisonScore }) => `${comparisonScore}%` },
  { label: 'By', width: 13, valueOf: ({ by }) => by },
  { label: 'Why', width: 16, valueOf: ({ why }) => why ?? '–' },
];

export interface DecisionTableProps {
  readonly people: readonly CandidateDecisions[];
}

/** The decisions about candidates, each under their name; on phones each decision is a block of lines. */
export function DecisionTable({ people }: DecisionTableProps) {
  return (
    <Table aria-label="Decisions">
      <thead>
        <tr>
          <th scope="col" style={{ width: '17%' }}>
            Candidate
          </th>
          {columns.map(({ label, width }) => (
            <th key={label} scope="col" style={{ width: `${width}%` }}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      {people.map(({ candidateId, candidate, nameGuessed, fileName, decisions }) => (
        <tbody key={candidateId}>
          {decisions.map((decision, index) => (
            <tr key={index}>
              {index === 0 ? (
                <th scope="rowgroup" rowSpan={decisions.length}>
                  {candidate}
                  {nameGuessed ? ' (name guessed)' : null}
                  <small>{fileName}</small>
                </th>
              ) : null}
              {columns.map(({ label, valueOf }) => (
                <td key={label} data-label={label}>
                  {valueOf(decision)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      ))}
    </Table>
  );
}
