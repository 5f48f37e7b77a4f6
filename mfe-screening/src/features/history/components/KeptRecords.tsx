import * as http from '@shortlist/contracts/http/resumes';
import {
  Card,
  errorMessage,
  ErrorPanel,
  formatDate,
  formatNumber,
  TextLink,
  useOperation,
} from '@shortlist/web-kit';
import { useId } from 'react';
import { styled } from 'styled-components';
import { decisionRecordOf } from '../../../screening/results-address.js';

const Section = styled.section`
  margin-top: var(--s6);
  h2 {
    margin-bottom: var(--s1);
    font-size: var(--text-lg);
  }
  > p {
    margin-bottom: var(--s3);
    color: var(--ink-soft);
    font-size: var(--text-sm);
  }
`;

const List = styled.ul`
  li {
    display: flex;
    flex-wrap: wrap;
    gap: 4px var(--s4);
    justify-content: space-between;
    padding-block: 10px;
    overflow-wrap: anywhere;
  }
  li + li {
    border-top: 1px solid var(--line);
  }
  span {
    color: var(--ink-faint);
    font-size: var(--text-sm);
  }
`;

const linesText = (lines: number) => (lines === 1 ? '1 line' : `${formatNumber(lines)} lines`);

/** Decision records whose screening was deleted; nothing while there are none. */
export function KeptRecords() {
  const headingId = useId();
  const kept = useOperation(http.listKeptRecords);
  if (kept.status === 'error') {
    return (
      <Section>
        <ErrorPanel
          title="Kept decision records could not be loaded"
          message={errorMessage(kept.error)}
          onRetry={kept.reload}
        />
      </Section>
    );
  }
  const records = kept.data?.records ?? [];
  if (records.length === 0) return null;
  return (
    <Section aria-labelledby={headingId}>
      <h2 id={headingId}>Decision records kept after deletion</h2>
      <p>Decisions with names, dates and reasons. Resumes and evidence are deleted.</p>
      <Card>
        <List>
          {records.map(({ jobId, title, deletedAt, keptUntil, lines }) => (
            <li key={jobId}>
              <TextLink to={decisionRecordOf(jobId)}>{title || 'Untitled screening'}</TextLink>
              <span>
                {linesText(lines)} · deleted {formatDate(deletedAt)} · kept until{' '}
                {formatDate(keptUntil)}
              </span>
            </li>
          ))}
        </List>
      </Card>
    </Section>
  );
}
