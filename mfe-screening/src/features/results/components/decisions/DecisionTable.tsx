import type { Decision } from '@shortlist/contracts/job';
import { styled } from 'styled-components';
import { formatMoment } from '../../../../screening/format-moment.js';

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  /* the same columns for everybody */
  table-layout: fixed;
  font-size: var(--text-sm);
  font-variant-numeric: tabular-nums;
  th {
    padding: 6px 14px 6px 0;
    text-align: left;
    font-size: var(--text-xs);
    font-weight: 500;
    color: var(--ink-faint);
  }
  td {
    padding: 8px 14px 8px 0;
    border-top: 1px solid var(--line);
    vertical-align: top;
    overflow-wrap: anywhere;
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
    tr {
      padding: 8px 0;
      border-top: 1px solid var(--line);
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
  undone: 'Decision taken back',
  merged: 'Files put together',
  separated: 'Files separated',
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
  { label: 'When', width: 15, valueOf: ({ at }) => formatMoment(at) },
  { label: 'What', width: 12, valueOf: ({ kind }) => kinds[kind] },
  { label: 'Outcome', width: 16, valueOf: outcome },
  { label: 'Score', width: 7, valueOf: ({ score }) => String(score) },
  { label: 'Threshold', width: 9, valueOf: ({ comparisonScore }) => `${comparisonScore}%` },
  { label: 'By', width: 17, valueOf: ({ by }) => by },
  { label: 'Why', width: 24, valueOf: ({ why }) => why ?? '–' },
];

export interface DecisionTableProps {
  readonly decisions: readonly Decision[];
  /** Whose decisions these are. */
  readonly name: string;
}

/** The decisions about one candidate; on phones each is a block of lines. */
export function DecisionTable({ decisions, name }: DecisionTableProps) {
  return (
    <Table aria-label={`Decisions about ${name}`}>
      <thead>
        <tr>
          {columns.map(({ label, width }) => (
            <th key={label} scope="col" style={{ width: `${width}%` }}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {decisions.map((decision, index) => (
          <tr key={index}>
            {columns.map(({ label, valueOf }) => (
              <td key={label} data-label={label}>
                {valueOf(decision)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
