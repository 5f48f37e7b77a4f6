import { MemberMark, useHost, VisuallyHidden } from '@shortlist/web-kit';
import { styled } from 'styled-components';
import type { Members } from './use-members.js';

const Marks = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: 4px;
  vertical-align: middle;
`;

const Named = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 7px;
  min-width: 0;
`;

const markSize = 24;

export interface MemberMarksProps {
  readonly userIds: readonly string[];
  readonly members: Members;
}

/** Initials of members side by side, with their names for screen readers and on hovering; 'None' without any. */
export function MemberMarks({ userIds, members }: MemberMarksProps) {
  const { session } = useHost();
  if (userIds.length === 0) return <>None</>;
  return (
    <Marks>
      {userIds.map((userId) => (
        <span key={userId} title={members.nameOf(userId)}>
          <MemberMark $isOwn={userId === session.user?.id} $size={markSize}>
            {members.initialsOf(userId)}
          </MemberMark>
          <VisuallyHidden>{members.nameOf(userId)} </VisuallyHidden>
        </span>
      ))}
    </Marks>
  );
}

/** A member's initials and name. */
export function NamedMember({
  userId,
  members,
}: Pick<MemberMarksProps, 'members'> & { readonly userId: string }) {
  const { session } = useHost();
  return (
    <Named>
      <MemberMark $isOwn={userId === session.user?.id} $size={markSize}>
        {members.initialsOf(userId)}
      </MemberMark>
      {members.nameOf(userId)}
    </Named>
  );
}
