import type { Decision } from '@shortlist/contracts/job';
import { styled } from 'styled-components';
import type { CandidateDecisions } from '../../../../screening/decision-record.js';
import { formatMoment } from '../../../../screening/format-moment.js';
import type { MustHaveCounts } from './use-must-have-counts.js';

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
  overridden: 'Decision changed',
  other: 'Changed',
};

const changes: Readonly<Record<NonNullable<Decision['change']>, string>> = {
  undone: 'Decision undone',
  merged: 'Files merged',
  separated: 'Files separated',
  address: 'Address checked',
  marked: 'Mark of a reader',
  other: 'Changed',
};

const names: Readonly<Record<Decision['to'], string>> = {
  shortlisted: 'Shortlisted',
  rejected: 'Rejected',
  review: 'To review',
};

function outcome({ from, to, change }: Decision): string {
  if (change === 'marked' && to === 'review') return 'Maybe';
  return from === null || from === to ? names[to] : `${names[from]} → ${names[to]}`;
}

const columns: readonly {
  readonly label: string;
  /** Share of the table, percent. */
  readonly width: number;
  /** `mustHaves` is empty but for the newest decision. */
  readonly valueOf: (decision: Decision, mustHaves: string) => string;
}[] = [
  { label: 'When', width: 12, valueOf: ({ at }) => formatMoment(at) },
  {
    label: 'What',
    width: 10,
    valueOf: ({ kind, change }) => (change ? changes[change] : kinds[kind]),
  },
  { label: 'Outcome', width: 12, valueOf: outcome },
  { label: 'Score', width: 6, valueOf: ({ score }) => String(score) },
  { label: 'Must-haves', width: 9, valueOf: (_, mustHaves) => mustHaves || '–' },
  { label: 'Threshold', width: 9, valueOf: ({ comparisonScore }) => `${comparisonScore}%` },
  { label: 'By', width: 12, valueOf: ({ by }) => by },
  { label: 'Why', width: 14, valueOf: ({ why }) => why ?? '–' },
];

export interface DecisionTableProps {
  readonly people: readonly CandidateDecisions[];
  readonly mustHaves: MustHaveCounts;
}

/**
 * The decisions about candidates, each under their name; on phones each decision is a block of lines. Beside the
 * newest score is how many must-haves the resume shows now.
 */
export function DecisionTable({ people, mustHaves }: DecisionTableProps) {
  return (
    <Table aria-label="Decisions">
      <thead>
        <tr>
          <th scope="col" style={{ width: '16%' }}>
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
                  {valueOf(
                    decision,
                    index === decisions.length - 1 ? (mustHaves.get(candidateId) ?? '') : '',
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      ))}
    </Table>
  );
}
