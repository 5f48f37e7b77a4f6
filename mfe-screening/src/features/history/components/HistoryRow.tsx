import type { HistoryItem } from '@shortlist/contracts/job';
import { Link } from '@shortlist/router';
import { styled } from 'styled-components';
import { DeletionLine } from '../../../components/DeletionLine.js';
import { StateChip } from '../../../components/StateChip.js';
import { ScreeningMenu } from '../../../manage/components/ScreeningMenu.js';
import { nameOf, resumeCount } from '../../../manage/managed-screening.js';
import { describeScreening } from '../../../screening/describe-screening.js';
import { resultsOf } from '../../../screening/results-address.js';
import { formatWhen } from '../format-when.js';

const Line = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr) 120px 150px auto;
  gap: 4px 16px;
  align-items: center;
  padding: 12px 12px 12px 18px;
  font-variant-numeric: tabular-nums;
  & + & {
    border-top: 1px solid var(--line);
  }
  &:hover {
    background: var(--paper);
  }
  &:first-child {
    border-radius: var(--radius-card) var(--radius-card) 0 0;
  }
  &:last-child {
    border-radius: 0 0 var(--radius-card) var(--radius-card);
  }
  &:only-child {
    border-radius: var(--radius-card);
  }
  @media (max-width: 720px) {
    grid-template-columns: minmax(0, 1fr) auto;
    padding-left: 14px;
    > :nth-child(4) {
      grid-column: 2;
      grid-row: 1;
      align-self: start;
    }
    > :nth-child(2),
    > :nth-child(3) {
      grid-column: 1;
    }
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 2px 8px;
  a {
    min-height: 24px;
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  /* all of the row opens it; the menu lies above */
  a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  a:hover {
    text-decoration: underline;
  }
`;

const Faint = styled.span`
  color: var(--ink-faint);
  font-size: var(--text-sm);
`;

export interface HistoryRowProps {
  readonly item: HistoryItem;
  readonly onChanged: () => void;
  readonly onDeleted: () => void;
}

/** One screening: a running one opens its progress, any other its results. */
export function HistoryRow({ item, onChanged, onDeleted }: HistoryRowProps) {
  const to =
    item.status === 'processing'
      ? `/processing?job=${encodeURIComponent(item.jobId)}`
      : resultsOf(item.jobId);
  return (
    <Line>
      <div>
        <Head>
          <Link to={to}>{nameOf(item)}</Link>
          <StateChip item={item} />
        </Head>
        <Faint>{describeScreening(item)}</Faint>
        <DeletionLine item={item} />
      </div>
      <Faint>{resumeCount(item.total)}</Faint>
      <Faint as="time" dateTime={item.createdAt}>
        {formatWhen(item.createdAt)}
      </Faint>
      <ScreeningMenu screening={item} onChanged={onChanged} onDeleted={onDeleted} />
    </Line>
  );
}
