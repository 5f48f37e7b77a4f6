import type { HistoryItem } from '@shortlist/contracts/job';
import { Chip, formatDate, Icon, VisuallyHidden } from '@shortlist/web-kit';
import { styled } from 'styled-components';
import { DeletionLine } from '../../../components/DeletionLine.js';
import { MemberMarks, NamedMember } from '../../../members/MemberMarks.js';
import type { Members } from '../../../members/use-members.js';
import { describeScreening } from '../../../screening/describe-screening.js';
import { resultsOf } from '../../../screening/results-address.js';
import { Detail, Title } from '../components/row-parts.js';
import { peopleIn, teamStateOf } from './team-state.js';

const Line = styled.tr`
  position: relative;
  &:hover {
    background: var(--paper);
  }
`;

const Lock = styled.span`
  margin-left: 7px;
  color: var(--ink-faint);
  svg {
    vertical-align: -2px;
  }
`;

const Bar = styled.span.attrs({ 'aria-hidden': true })`
  display: inline-block;
  width: 96px;
  height: 4px;
  margin-right: 10px;
  border-radius: 2px;
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

const lock = <path d="M7 11V8a5 5 0 0 1 10 0v3M5.5 11h13v9h-13z" />;

export interface TeamRowProps {
  readonly item: HistoryItem;
  readonly members: Members;
}

/** One screening of a workspace of several: its people and how far they are. */
export function TeamRow({ item, members }: TeamRowProps) {
  const { people, decided = 0 } = item;
  const total = peopleIn(item);
  const state = teamStateOf(item);
  const isRunning = item.status === 'processing';
  const to = isRunning
    ? `/processing?job=${encodeURIComponent(item.jobId)}`
    : resultsOf(item.jobId);
  return (
    <Line>
      <td>
        <Title to={to}>{item.title || 'Untitled screening'}</Title>
        {people?.isPrivate ? (
          <Lock title="Only its people see it">
            <Icon shape={lock} size={14} />
            <VisuallyHidden>Private</VisuallyHidden>
          </Lock>
        ) : null}
        <Detail>{describeScreening(item)}</Detail>
        <DeletionLine item={item} />
      </td>
      <td className="lead">
        {people ? <NamedMember userId={people.leadId} members={members} /> : null}
      </td>
      <td className="wide">
        <MemberMarks userIds={people?.reviewerIds ?? []} members={members} />
      </td>
      <td className="decided">
        <Bar>
          <i style={{ transform: `scaleX(${total === 0 ? 0 : decided / total})` }} />
        </Bar>
        {decided} of {total}
        <VisuallyHidden> decided</VisuallyHidden>
      </td>
      <td className="state">
        <Chip tone={state.tone}>{state.text}</Chip>
      </td>
      <td className="when">{formatDate(item.changedAt ?? item.completedAt ?? item.createdAt)}</td>
    </Line>
  );
}
