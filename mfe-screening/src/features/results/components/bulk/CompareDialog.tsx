import type { Candidate } from '@shortlist/contracts/screening';
import { Button, Dialog, ScoreBadge } from '@shortlist/web-kit';
import { styled } from 'styled-components';
import { nameText, shortExperience } from '../../../../screening/findings/doubts.js';
import type { Screening } from '../../../../screening/screening.js';
import { StatusChip } from '../candidate/StatusChip.js';
import { CompareCell } from './CompareCell.js';

const Scroller = styled.div`
  margin-top: var(--s3);
  /* scrolls by itself, so that the names stay in sight above what is compared */
  max-height: max(180px, min(680px, 100dvh - 48px) - 160px);
  overflow: auto;
`;

const Table = styled.table<{ $people: number }>`
  width: 100%;
  min-width: 560px;
  table-layout: fixed;
  border-collapse: collapse;
  font-size: var(--text-sm);
  th,
  td {
    padding: 10px 12px 10px 0;
    border-top: 1px solid var(--line);
    text-align: left;
    vertical-align: top;
    overflow-wrap: anywhere;
  }
  thead > tr > * {
    position: sticky;
    top: 0;
    border-top: 0;
    background: var(--surface);
    box-shadow: inset 0 -1px var(--line);
  }
  tbody > :first-child > * {
    border-top: 0;
  }
  thead th {
    font-size: var(--text-md);
    font-weight: 600;
    color: var(--ink);
  }
  tbody th {
    width: 24%;
    font-weight: 500;
    color: var(--ink);
  }
  small {
    display: block;
    font-size: var(--text-xs);
    font-weight: 400;
    color: var(--ink-faint);
  }
  /* on phones what is compared stands above the people, who need the width */
  @media (max-width: 640px) {
    display: block;
    min-width: ${({ $people }) => $people * 136}px;
    thead,
    tbody {
      display: block;
    }
    thead {
      position: sticky;
      top: 0;
      background: var(--surface);
    }
    tr {
      display: grid;
      grid-template-columns: repeat(${({ $people }) => $people}, minmax(0, 1fr));
    }
    thead td {
      display: none;
    }
    tbody tr > * {
      border-top: 0;
      padding-top: 4px;
    }
    tbody th {
      grid-column: 1 / -1;
      width: auto;
      border-top: 1px solid var(--line);
      padding: 10px 0 0;
    }
    tbody th small {
      display: inline;
      margin-left: 6px;
    }
  }
`;

export interface CompareDialogProps {
  readonly screening: Screening;
  /** Two to four. */
  readonly people: readonly Candidate[];
  readonly onClose: () => void;
}

/** Some people side by side, criterion by criterion, with what their resumes say. */
export function CompareDialog({ screening, people, onClose }: CompareDialogProps) {
  const criteria = screening.criteria.filter(({ enabled }) => enabled !== false);
  return (
    <Dialog
      open
      size="lg"
      title={`Compare ${people.length} candidates`}
      onClose={onClose}
      actions={<Button onClick={onClose}>Close</Button>}
    >
      <Scroller tabIndex={0} role="region" aria-label="Comparison">
        <Table $people={people.length}>
          <thead>
            <tr>
              <td />
              {people.map((candidate) => (
                <th key={candidate.id} scope="col">
                  {nameText(candidate)}
                  <small>{candidate.headline ?? candidate.fileName}</small>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">Score</th>
              {people.map(({ id, score }) => (
                <td key={id}>
                  <ScoreBadge score={score} />
                </td>
              ))}
            </tr>
            <tr>
              <th scope="row">Status</th>
              {people.map((candidate) => (
                <td key={candidate.id}>
                  <StatusChip {...candidate} />
                </td>
              ))}
            </tr>
            <tr>
              <th scope="row">Experience</th>
              {people.map((candidate) => (
                <td key={candidate.id}>{shortExperience(candidate)}</td>
              ))}
            </tr>
            {criteria.map(({ id, text, kind }) => (
              <tr key={id}>
                <th scope="row">
                  {text}
                  <small>{kind}</small>
                </th>
                {people.map((candidate) => (
                  <td key={candidate.id}>
                    <CompareCell candidate={candidate} criterionId={id} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      </Scroller>
    </Dialog>
  );
}
