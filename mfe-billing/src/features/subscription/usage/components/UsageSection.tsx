import * as http from '@shortlist/contracts/http/usage';
import { Delayed, ErrorPanel, Skeleton, useHost, useOperation } from '@shortlist/web-kit';
import { styled } from 'styled-components';
import { MonthList } from './MonthList.js';
import { ScreeningList } from './ScreeningList.js';
import { ThisMonth } from './ThisMonth.js';

const Section = styled.section`
  margin-top: var(--s8);
  > h2 {
    font-size: var(--text-xl);
    font-weight: 600;
  }
  > h2 + * {
    margin-top: var(--s4);
  }
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
  gap: var(--s6);
  margin-top: var(--s6);
  align-items: start;
  @media (max-width: 860px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** Use of the quota: in this month, by month and by screening. */
export function UsageSection() {
  const { session } = useHost();
  const usage = useOperation(http.getTokenUsage);
  return (
    <Section aria-labelledby="usage">
      <h2 id="usage">Usage</h2>
      {usage.status === 'loading' ? (
        <Delayed>
          <Skeleton height={64} />
        </Delayed>
      ) : null}
      {usage.status === 'error' ? (
        <ErrorPanel message="Failed to load token usage" onRetry={usage.reload} />
      ) : null}
      {usage.data ? <ThisMonth usage={usage.data} exempt={session.user?.exempt ?? false} /> : null}
      <Columns>
        <MonthList />
        <ScreeningList />
      </Columns>
    </Section>
  );
}
