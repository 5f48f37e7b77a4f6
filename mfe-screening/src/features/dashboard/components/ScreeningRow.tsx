import type { HistoryItem } from '@shortlist/contracts/job';
import { Chip, formatDate, formatTime } from '@shortlist/web-kit';
import { styled } from 'styled-components';
import { DeletionLine } from '../../../components/DeletionLine.js';
import { StateChip } from '../../../components/StateChip.js';
import { describeScreening } from '../../../screening/describe-screening.js';
import type { OwnRun } from '../use-own-run.js';
import { Detail, Title } from './row-parts.js';

const Line = styled.tr`
  position: relative;
  td {
    padding: 13px 12px;
    border-top: 1px solid var(--line);
  }
  &:hover {
    background: var(--paper);
  }
  &:last-child:hover td:first-child {
    border-bottom-left-radius: var(--radius-card);
  }
`;

const Head = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 2px 8px;
`;

/** Contents of the columns that a phone has no room for. */
const NarrowDetail = styled(Detail)`
  @media (min-width: 641px) {
    display: none;
  }
`;

const Split = styled.span.attrs({ 'aria-hidden': true })`
  display: inline-block;
  width: 110px;
  height: 6px;
  margin-right: 10px;
  border-radius: 3px;
  overflow: hidden;
  background: var(--line-strong);
  forced-color-adjust: none;
  vertical-align: middle;
  i {
    display: block;
    height: 100%;
    background: var(--ink);
    transform-origin: left;
  }
`;

/** One screening of the history. A running one opens its progress, any other its results. */
export function ScreeningRow({ item }: { readonly item: HistoryItem }) {
  const screen = item.status === 'processing' ? '/processing' : '/results';
  const share = item.total === 0 ? 0 : item.shortlisted / item.total;
  return (
    <Line>
      <td>
        <Head>
          <Title to={`${screen}?job=${encodeURIComponent(item.jobId)}`}>
            {item.title || 'Untitled screening'}
          </Title>
          <StateChip item={item} />
        </Head>
        <Detail>{describeScreening(item)}</Detail>
        <DeletionLine item={item} />
        <NarrowDetail>
          {formatDate(item.createdAt)} {formatTime(item.createdAt)} · {item.shortlisted} shortlisted
        </NarrowDetail>
      </td>
      <td className="wide nowrap">
        <Split>
          <i style={{ transform: `scaleX(${share})` }} />
        </Split>
        {item.shortlisted}
      </td>
      <td className="number">{item.total}</td>
      <td className="number wide">
        {formatDate(item.createdAt)}
        <Detail>{formatTime(item.createdAt)}</Detail>
      </td>
    </Line>
  );
}

/** A screening that this tab is sending: the server does not list it yet. */
export function OwnRunRow({ run }: { readonly run: OwnRun }) {
  return (
    <Line>
      <td>
        <Head>
          <Title to="/processing">{run.title || 'Untitled screening'}</Title>
          <Chip tone="info">Running</Chip>
        </Head>
        <Detail>{run.text}</Detail>
      </td>
      <td className="wide" />
      <td className="number">{run.resumes}</td>
      <td className="number wide">Now</td>
    </Line>
  );
}
