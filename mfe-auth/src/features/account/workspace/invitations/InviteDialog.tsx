import * as http from '@shortlist/contracts/http/auth';
import type { OperationResponse } from '@shortlist/contracts/operation';
import { type JoiningRole, joiningRoles } from '@shortlist/contracts/roles';
import { useHost } from '@shortlist/web-kit';
import { useState } from 'react';
import { styled } from 'styled-components';
import { FormDialog } from '../../dialogs/FormDialog.js';
import { RoleMenu } from '../RoleMenu.js';
import { AddressesField } from './AddressesField.js';
import { describeInvalid, readAddresses } from './read-addresses.js';

const RoleField = styled.div`
  display: grid;
  gap: 6px;

  & > span {
    font-size: var(--text-sm);
    font-weight: 550;
    color: var(--ink);
  }
`;

const noticeMs = 8000;

function describeAnswer({
  invitations,
  alreadyMembers,
}: OperationResponse<typeof http.inviteMembers>): string {
  const count = invitations.length;
  const known =
    alreadyMembers.length === 0
      ? ''
      : `${alreadyMembers.join(', ')} ${alreadyMembers.length === 1 ? 'is a member' : 'are members'} already.`;
  if (count === 0) return known;
  return `${count} ${count === 1 ? 'invitation' : 'invitations'} sent. ${known}`.trim();
}

export interface InviteDialogProps {
  readonly onInvited: () => void;
  readonly onClose: () => void;
}

/** Invites several people at once, all with the same role. */
export function InviteDialog({ onInvited, onClose }: InviteDialogProps) {
  const { call, notify } = useHost();
  const [addresses, setAddresses] = useState<readonly string[]>([]);
  const [text, setText] = useState('');
  const [role, setRole] = useState<JoiningRole>('recruiter');
  const typed = readAddresses(text);
  const emails = [...new Set([...addresses, ...typed.valid])];

  function check(): string | null {
    const invalid = describeInvalid(typed.invalid);
    if (invalid !== null) return invalid;
    const checked = http.inviteMembers.body.safeParse({ emails, role });
    return checked.error?.issues[0]?.message ?? null;
  }

  async function send(): Promise<void> {
    const answer = await call(http.inviteMembers, { body: { emails, role } });
    const kind = answer.invitations.length === 0 ? 'info' : 'success';
    notify({ kind, message: describeAnswer(answer), durationMs: noticeMs });
    onInvited();
    onClose();
  }

  return (
    <FormDialog
      title="Invite people"
      about="The link works for 7 days. You can withdraw it."
      submitLabel={emails.length > 1 ? `Send ${emails.length} invitations` : 'Send invitation'}
      busyLabel="Sending..."
      check={check}
      onSubmit={send}
      onClose={onClose}
    >
      <AddressesField
        addresses={addresses}
        text={text}
        onChange={(next) => {
          setAddresses(next.addresses);
          setText(next.text);
        }}
      />
      <RoleField>
        <span aria-hidden="true">Role</span>
        <RoleMenu
          label="Role"
          role={role}
          roles={joiningRoles}
          ownerLine="Join first; then an owner can hand this over."
          isInFlow
          onChoose={(chosen) => setRole(joiningRoles.find((each) => each === chosen) ?? role)}
        />
      </RoleField>
    </FormDialog>
  );
}
