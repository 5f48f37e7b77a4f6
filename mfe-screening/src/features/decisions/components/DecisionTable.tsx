import type { Decision } from '@shortlist/contracts';
import { styled } from 'styled-components';
import { formatMoment } from '../../results/format-moment.js';

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
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
  td:first-child {
    white-space: nowrap;
  }
  @media screen and (max-width: 760px) {
    &,
    tbody,
    tr {
      display: block;
    }
    thead {
      position: absolute;
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
    td:first-child {
      white-space: normal;
    }
  }
`;

const kinds: Readonly<Record<Decision['kind'], string>> = {
  scored: 'Scored',
  rescored: 'Rescored',
  overridden: 'Moved by a person',
};

const names = { shortlisted: 'Shortlisted', rejected: 'Rejected' } as const;

function outcome({ from, to }: Decision): string {
  return from === null || from === to ? names[to] : `${names[from]} → ${names[to]}`;
}

const columns: readonly { label: string; valueOf: (decision: Decision) => string }[] = [
  { label: 'When', valueOf: ({ at }) => formatMoment(at) },
  { label: 'What', valueOf: ({ kind }) => kinds[kind] },
  { label: 'Outcome', valueOf: outcome },
  { label: 'Score', valueOf: ({ score }) => String(score) },
  { label: 'Threshold', valueOf: ({ comparisonScore }) => `${comparisonScore}%` },
  { label: 'By', valueOf: ({ by }) => by },
  { label: 'Why', valueOf: ({ why }) => why ?? '–' },
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
          {columns.map(({ label }) => (
            <th key={label} scope="col">
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
