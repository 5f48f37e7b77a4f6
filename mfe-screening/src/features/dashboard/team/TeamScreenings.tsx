import type { HistoryItem } from '@shortlist/contracts/job';
import {
  Card,
  errorMessage,
  ErrorPanel,
  type OperationState,
  Skeleton,
  TextLink,
  useHost,
} from '@shortlist/web-kit';
import { useState } from 'react';
import { styled } from 'styled-components';
import { ChoiceSwitch } from '../../../components/ChoiceSwitch.js';
import type { Members } from '../../../members/use-members.js';
import { FirstScreening } from '../sample-run/FirstScreening.js';
import type { OwnRun } from '../use-own-run.js';
import { isMine } from './team-state.js';
import { TeamRow } from './TeamRow.js';
import { TeamRunRow } from './TeamRunRow.js';

const shownAtFirst = 7;

const Heading = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  margin-bottom: 12px;
  h2 {
    font-size: 0.9375rem;
    font-weight: 600;
  }
`;

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;
  th {
    padding: 10px 12px;
    text-align: left;
    font-weight: 500;
    font-size: var(--text-xs);
    color: var(--ink-faint);
  }
  td {
    padding: 11px 12px;
    height: 60px;
    border-top: 1px solid var(--line);
  }
  td:first-child {
    overflow-wrap: anywhere;
  }
  th:first-child,
  td:first-child {
    padding-left: 20px;
  }
  .when {
    padding-right: 20px;
    text-align: right;
    color: var(--ink-soft);
  }
  .lead,
  .decided,
  .when {
    white-space: nowrap;
  }
  .decided {
    color: var(--ink-soft);
  }
  @media (max-width: 900px) {
    thead,
    .wide {
      display: none;
    }
    tr {
      display: grid;
      grid-template-columns: minmax(0, 1fr) auto;
      gap: 6px 12px;
      padding: 14px 16px;
    }
    tr + tr {
      border-top: 1px solid var(--line);
    }
    td,
    td:first-child,
    .when {
      height: auto;
      padding: 0;
      border: 0;
    }
    td:first-child {
      grid-column: 1 / -1;
    }
    .decided,
    .when {
      justify-self: end;
    }
  }
`;

const More = styled.p`
  padding: 11px 20px;
  border-top: 1px solid var(--line);
`;

const Empty = styled.p`
  padding: 18px 20px;
  color: var(--ink-soft);
`;

export interface TeamScreeningsProps {
  readonly history: OperationState<readonly HistoryItem[]> & { readonly reload: () => void };
  /** Screening of this tab that the server does not list yet. */
  readonly ownRun: OwnRun | null;
  readonly members: Members;
}

/** The latest screenings of a workspace with their people: the user's own, or all. */
export function TeamScreenings({ history, ownRun, members }: TeamScreeningsProps) {
  const { session } = useHost();
  const [whose, setWhose] = useState<'mine' | 'all'>('all');
  const all = history.data ?? [];
  const mine = all.filter((item) => isMine(item, session.user?.id));
  const items = whose === 'mine' ? mine : all;
  const shown = items.slice(0, shownAtFirst);
  const more = items.length - shown.length;
  const isEmpty = history.data !== undefined && all.length === 0 && !ownRun;
  return (
    <section aria-labelledby="team-screenings">
      <Heading>
        <h2 id="team-screenings">Screenings</h2>
        {all.length > 0 ? (
          <ChoiceSwitch
            label="Screenings to show"
            choices={[
              { value: 'mine', label: 'Mine', count: mine.length },
              { value: 'all', label: 'All', count: all.length },
            ]}
            value={whose}
            onChange={setWhose}
          />
        ) : null}
      </Heading>
      {history.status === 'error' ? (
        <ErrorPanel
          title="The screenings could not be loaded"
          message={errorMessage(history.error)}
          onRetry={history.reload}
        />
      ) : (
        <Card>
          {history.status === 'loading' ? <Skeleton height={60} /> : null}
          {isEmpty ? <FirstScreening onNotFirst={history.reload} /> : null}
          {shown.length === 0 && all.length > 0 ? (
            <Empty>You work on no screening yet. A lead can add you to one.</Empty>
          ) : null}
          {shown.length > 0 || ownRun ? (
            <Table>
              <thead>
                <tr>
                  <th scope="col">Job</th>
                  <th scope="col">Lead</th>
                  <th scope="col">Reviewers</th>
                  <th scope="col">Decided</th>
                  <th scope="col">State</th>
                  <th scope="col" className="when">
                    Last change
                  </th>
                </tr>
              </thead>
              <tbody>
                {ownRun ? <TeamRunRow run={ownRun} /> : null}
                {shown.map((item) => (
                  <TeamRow key={item.jobId} item={item} members={members} />
                ))}
              </tbody>
            </Table>
          ) : null}
          {more > 0 ? (
            <More>
              <TextLink to="/history">Show {more} more</TextLink>
            </More>
          ) : null}
        </Card>
      )}
    </section>
  );
}
