import { roleAllows, rolesGivenBy } from '@shortlist/contracts/authorise';
import * as http from '@shortlist/contracts/http/auth';
import { type MemberRole, memberRoleTexts } from '@shortlist/contracts/roles';
import { Button, MemberMark, useHost, VisuallyHidden } from '@shortlist/web-kit';
import { useEffect, useRef, useState } from 'react';
import { serverMessage, unexpectedErrorText } from '../../../../failures.js';
import {
  countScreenings,
  describeLastSeen,
  fullName,
  type Workspace,
  type WorkspaceMember,
} from '../describe-member.js';
import { RoleMenu } from '../RoleMenu.js';
import { DepartForm } from './DepartForm.js';
import type { HandOver, Led } from './hand-over.js';
import { ActionCell, Count, Item, Name, RoleCell, Seen } from './MemberRowParts.js';
import { TakeOver } from './TakeOver.js';

export interface MemberRowProps {
  readonly member: WorkspaceMember;
  readonly workspace: Workspace['workspace'];
  readonly isSelf: boolean;
  readonly initials: string;
  /** Screenings that the member leads; null while they are not known. */
  readonly screenings: readonly Led[] | null;
  readonly heirs: readonly WorkspaceMember[];
  readonly whyNotLeave: string | null;
  /** Element that shows `whyNotLeave`. */
  readonly reasonId: string;
  /** The question whether they leave is open. */
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
  readonly onDepart: (handOver: HandOver) => Promise<void>;
  readonly onChanged: () => void;
  readonly onTakenOver: () => void;
}

/** One member: name, role, last sign of life, screenings led, and what the reader may do about it. */
export function MemberRow(props: MemberRowProps) {
  const { member, workspace, isSelf, initials, screenings, isOpen, onOpen } = props;
  const { call, notify } = useHost();
  const [busy, setBusy] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const name = fullName(member);
  const given = rolesGivenBy(workspace.role);
  const isManaged = !isSelf && given.includes(member.role);

  async function changeRole(role: MemberRole): Promise<void> {
    setBusy(true);
    try {
      await call(http.changeMemberRole, { params: { userId: member.userId }, body: { role } });
      const { name: roleName } = memberRoleTexts[role];
      notify({ kind: 'success', message: `${name}: ${roleName} from now on.` });
      props.onChanged();
    } catch (error) {
      notify({ kind: 'error', message: serverMessage(error, unexpectedErrorText) });
    } finally {
      setBusy(false);
    }
  }

  const wasKept = useRef(false);
  // The button that opened the question is there again only after the next drawing.
  useEffect(() => {
    if (!isOpen && wasKept.current) opener.current?.focus();
    wasKept.current = false;
  }, [isOpen]);

  function keep(): void {
    wasKept.current = true;
    onOpen(false);
  }

  const canOpen = isSelf
    ? roleAllows(workspace.role, 'workspace.leave') && !workspace.isOwn
    : isManaged && roleAllows(workspace.role, 'members.manage');
  const mayTakeOver = !isSelf && roleAllows(workspace.role, 'screening.take-over');
  const hidden = (screenings ?? []).flatMap(({ jobId, title }) => (title === null ? [jobId] : []));
  const isBlocked = isSelf && props.whyNotLeave !== null;

  return (
    <Item $isOpen={isOpen}>
      <MemberMark $isOwn={isSelf}>{initials}</MemberMark>
      <Name>
        <b>
          {name} {isSelf && <span>you</span>}
        </b>
        <small>{member.email}</small>
      </Name>
      <RoleCell $isFixed={!isManaged}>
        {isManaged ? (
          <RoleMenu
            label={`Role of ${name}`}
            role={member.role}
            roles={given}
            busy={busy}
            onChoose={(role) => void changeRole(role)}
          />
        ) : (
          <>
            <VisuallyHidden>Role: </VisuallyHidden>
            {memberRoleTexts[member.role].name}
          </>
        )}
      </RoleCell>
      <Seen>
        <VisuallyHidden>Last seen: </VisuallyHidden>
        {isSelf ? 'Now' : describeLastSeen(member.lastSeenAt)}
      </Seen>
      <Count>
        {screenings && (
          <>
            <VisuallyHidden>Leads </VisuallyHidden>
            {countScreenings(screenings.length)}
          </>
        )}
        {mayTakeOver && hidden.length > 0 && (
          <TakeOver member={member} jobIds={hidden} onDone={props.onTakenOver} />
        )}
      </Count>
      <ActionCell>
        {canOpen && screenings && !isOpen && (
          <Button
            ref={opener}
            variant="bare"
            aria-label={isSelf ? `Leave ${workspace.name}` : `Remove ${name}`}
            aria-describedby={isBlocked ? props.reasonId : undefined}
            disabled={isBlocked}
            onClick={() => onOpen(true)}
          >
            {isSelf ? 'Leave' : 'Remove'}
          </Button>
        )}
      </ActionCell>
      {isOpen && screenings && (
        <DepartForm
          member={member}
          leaves={isSelf ? workspace.name : null}
          screenings={screenings}
          heirs={props.heirs}
          onDepart={props.onDepart}
          onKeep={keep}
        />
      )}
    </Item>
  );
}
