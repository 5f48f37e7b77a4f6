import { MemberMark } from '@shortlist/web-kit';
import { styled } from 'styled-components';
import { useComments, useReaders } from '../comments-context.js';

const Line = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 8px;
  color: var(--accent);
  font-size: var(--text-xs);
  font-weight: 500;
  &:empty {
    display: none;
  }
  @media print {
    display: none;
  }
`;

const Ring = styled(MemberMark)`
  box-shadow:
    0 0 0 2px var(--paper),
    0 0 0 4px var(--accent);
  margin: 4px;
`;

/** Says which other members have a candidate on the screen now, and lets them see that the user has. */
export function ReadingNow({ candidateId }: { readonly candidateId: string }) {
  const { members } = useComments();
  const readers = useReaders(candidateId);
  const names = readers.map(({ userId }) => members.nameOf(userId));
  const [first] = names;
  return (
    <Line role="status">
      {readers.map(({ userId }) => (
        <Ring key={userId} $isOwn={false} $size={24}>
          {members.initialsOf(userId)}
        </Ring>
      ))}
      {names.length === 1 ? `${first ?? ''} is reading this now` : null}
      {names.length > 1
        ? `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''} are reading this now`
        : null}
    </Line>
  );
}
