import type { HistoryItem } from '@shortlist/contracts/job';
import {
  Card,
  errorMessage,
  ErrorPanel,
  type OperationState,
  Skeleton,
  TextLink,
} from '@shortlist/web-kit';
import { styled } from 'styled-components';
import { FirstScreening } from '../sample-run/FirstScreening.js';
import type { OwnRun } from '../use-own-run.js';
import { OwnRunRow, ScreeningRow } from './ScreeningRow.js';

const shownAtFirst = 5;

const Heading = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  min-height: 36px;
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
  td:first-child {
    overflow-wrap: anywhere;
  }
  th:first-child,
  td:first-child {
    padding-left: 18px;
  }
  th:last-child,
  td:last-child {
    padding-right: 18px;
  }
  .number {
    text-align: right;
  }
  .number,
  .nowrap {
    white-space: nowrap;
  }
  @media (max-width: 640px) {
    .wide {
      display: none;
    }
  }
`;

const Loading = styled.div`
  display: grid;
  gap: var(--s4);
  padding: 18px;
`;

export interface RecentScreeningsProps {
  readonly history: OperationState<readonly HistoryItem[]> & { readonly reload: () => void };
  /** Screening of this tab that the server does not list yet. */
  readonly ownRun: OwnRun | null;
}

/** The latest screenings as rows; each opens its results. */
export function RecentScreenings({ history, ownRun }: RecentScreeningsProps) {
  const items = history.data ?? [];
  const shown = items.slice(0, shownAtFirst);
  return (
    <section aria-labelledby="recent-screenings">
      <Heading>
        <h2 id="recent-screenings">Recent screenings</h2>
        {items.length > shownAtFirst ? (
          <TextLink to="/history">{`See all ${items.length}`}</TextLink>
        ) : null}
      </Heading>
      {history.status === 'error' ? (
        <ErrorPanel
          title="Your screenings could not be loaded"
          message={errorMessage(history.error)}
          onRetry={history.reload}
        />
      ) : (
        <Card>
          {history.status === 'loading' ? (
            <Loading aria-hidden="true">
              <Skeleton height={36} />
              <Skeleton height={36} />
              <Skeleton height={36} />
            </Loading>
          ) : null}
          {history.data && items.length === 0 && !ownRun ? (
            <FirstScreening onNotFirst={history.reload} />
          ) : null}
          {items.length > 0 || ownRun ? (
            <Table>
              <thead>
                <tr>
                  <th scope="col">Job</th>
                  <th scope="col" className="wide">
                    Shortlisted
                  </th>
                  <th scope="col" className="number">
                    Resumes
                  </th>
                  <th scope="col" className="number wide">
                    Date
                  </th>
                </tr>
              </thead>
              <tbody>
                {ownRun ? <OwnRunRow run={ownRun} /> : null}
                {shown.map((item) => (
                  <ScreeningRow key={item.jobId} item={item} />
                ))}
              </tbody>
            </Table>
          ) : null}
        </Card>
      )}
    </section>
  );
}
