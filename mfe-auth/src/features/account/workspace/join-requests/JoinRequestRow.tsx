import { rolesGivenBy } from '@shortlist/contracts/authorise';
import { type JoiningRole, joiningRoles, type MemberRole } from '@shortlist/contracts/roles';
import { Button, memberInitials, MemberMark } from '@shortlist/web-kit';
import { useState } from 'react';
import { RoleMenu } from '../RoleMenu.js';
import { askerName, describeAsked, type JoinRequest } from './describe-join-request.js';
import { Actions, Asked, Item, Person, Role } from './JoinRequestRowParts.js';

export interface JoinRequestRowProps {
  readonly request: JoinRequest;
  /** Role of the reader. */
  readonly ownRole: MemberRole;
  readonly busy: boolean;
  readonly onAccept: (role: JoiningRole) => void;
  readonly onDecline: () => void;
}

/** One person who asks to join: name, address and time, and the answer with a role. */
export function JoinRequestRow(props: JoinRequestRowProps) {
  const { request, ownRole, busy, onAccept, onDecline } = props;
  // The least that works: it can be raised at any time.
  const [role, setRole] = useState<JoiningRole>('viewer');
  const name = askerName(request);
  const given = rolesGivenBy(ownRole);
  const roles = joiningRoles.filter((each) => given.includes(each));
  return (
    <Item>
      <MemberMark $isOwn={false}>{memberInitials([request]).get(request.userId)}</MemberMark>
      <Person>
        <b>{name}</b>
        {name !== request.email && <small>{request.email}</small>}
      </Person>
      <Role>
        <RoleMenu
          label={`Role for ${name}`}
          role={role}
          roles={roles}
          busy={busy}
          onChoose={(chosen) => setRole(roles.find((each) => each === chosen) ?? role)}
        />
      </Role>
      <Asked>{describeAsked(request)}</Asked>
      <Actions>
        <Button
          aria-label={`Accept ${name}`}
          aria-disabled={busy || undefined}
          onClick={() => !busy && onAccept(role)}
        >
          Accept
        </Button>
        <Button
          variant="bare"
          aria-label={`Decline ${name}`}
          aria-disabled={busy || undefined}
          onClick={() => !busy && onDecline()}
        >
          Decline
        </Button>
      </Actions>
    </Item>
  );
}
