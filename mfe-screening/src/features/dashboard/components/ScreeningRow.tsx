import type { HistoryItem } from '@shortlist/contracts/job';
import { Link } from '@shortlist/router';
import { formatDate } from '@shortlist/web-kit';
import { styled } from 'styled-components';
import { describeScreening } from '../../../screening/describe-screening.js';

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

/** The whole row can be pressed: the link's box covers it. */
const Title = styled(Link)`
  font-weight: 600;
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;

const Detail = styled.small`
  display: block;
  color: var(--ink-faint);
  font-size: var(--text-xs);
`;

const Split = styled.span.attrs({ 'aria-hidden': true })`
  display: inline-block;
  width: 110px;
  height: 6px;
  margin-right: 10px;
  border-radius: 3px;
  overflow: hidden;
  background: var(--line-strong);
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
        <Title to={`${screen}?job=${encodeURIComponent(item.jobId)}`}>
          {item.title || 'Untitled screening'}
        </Title>
        <Detail>{describeScreening(item)}</Detail>
      </td>
      <td className="wide nowrap">
        <Split>
          <i style={{ transform: `scaleX(${share})` }} />
        </Split>
        {item.shortlisted}
      </td>
      <td className="number">{item.total}</td>
      <td className="number wide">{formatDate(item.createdAt)}</td>
    </Line>
  );
}
