import * as http from '@shortlist/contracts/http/resumes';
import { memberRoleTexts } from '@shortlist/contracts/roles';
import type { ScreeningPeople } from '@shortlist/contracts/screening-access';
import { MemberMark, SelectField, useHost, VisuallyHidden } from '@shortlist/web-kit';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { AskDialog } from '../components/AskDialog.js';
import { useAction } from '../manage/use-action.js';
import { type Part, partNames, partOf, partsFor, withPart } from './people-parts.js';
import type { Member, Members } from './use-members.js';

const List = styled.ul`
  list-style: none;
  padding: 0;
  border-block: 1px solid var(--line);
  li {
    display: grid;
    grid-template-columns: 24px minmax(0, 1fr) 160px;
    gap: 0 10px;
    align-items: center;
    padding: 9px 0;
  }
  li + li {
    border-top: 1px solid var(--line);
  }
  b {
    font-weight: 550;
    overflow-wrap: anywhere;
  }
  label {
    height: 0;
    margin-bottom: -6px;
  }
  small {
    display: block;
    color: var(--ink-faint);
    font-size: var(--text-xs);
  }
`;

const Seen = styled.fieldset`
  display: grid;
  gap: 6px;
  margin: var(--s4) 0 0;
  padding: 0;
  border: 0;
  legend {
    padding: 0;
    margin-bottom: 6px;
    font-size: var(--text-sm);
    font-weight: 550;
  }
  label {
    display: flex;
    gap: 8px;
    align-items: center;
    min-height: 28px;
    cursor: pointer;
  }
  input {
    accent-color: var(--accent);
  }
  @media (pointer: coarse) {
    label {
      min-height: 44px;
    }
  }
`;

interface PersonRowProps {
  readonly member: Member;
  readonly members: Members;
  readonly part: Part;
  readonly onPart: (part: Part) => void;
}

function PersonRow({ member, members, part, onPart }: PersonRowProps) {
  const { session } = useHost();
  const { userId, role } = member;
  const parts = partsFor(role, part);
  return (
    <li>
      <MemberMark $isOwn={userId === session.user?.id} $size={24}>
        {members.initialsOf(userId)}
      </MemberMark>
      <span>
        <b>{members.nameOf(userId)}</b>
        <small>{memberRoleTexts[role].name}</small>
      </span>
      <SelectField
        label={<VisuallyHidden>Part of {members.nameOf(userId)}</VisuallyHidden>}
        value={part}
        disabled={parts.length === 1}
        options={parts.map((value) => ({ value, label: partNames[value] }))}
        onChange={({ target }) => onPart(target.value as Part)}
      />
    </li>
  );
}

export interface PeopleDialogProps {
  readonly jobId: string;
  readonly people: ScreeningPeople;
  readonly members: Members;
  readonly onClose: () => void;
  readonly onChanged: () => void;
}

/** Chooses who works on a screening, and who sees it. */
export function PeopleDialog({ jobId, people, members, onClose, onChanged }: PeopleDialogProps) {
  const { call } = useHost();
  const { run, busy, error } = useAction();
  const [wanted, setWanted] = useState(people);
  const group = useId();
  const isSame = JSON.stringify(wanted) === JSON.stringify(people);
  const save = async () => {
    const isDone = await run(() =>
      call(http.setScreeningPeople, { params: { id: jobId }, body: wanted }),
    );
    if (isDone) onChanged();
  };
  const choices = [
    { isPrivate: false, label: `All ${members.list.length} members of the workspace` },
    { isPrivate: true, label: 'Only its people; an owner can take it over' },
  ];
  return (
    <AskDialog
      title="People of this screening"
      confirm="Save"
      busyLabel="Saving..."
      busy={busy}
      error={error}
      isReady={!isSame}
      dismissable={isSame}
      onClose={onClose}
      onConfirm={() => void save()}
    >
      <List>
        {members.list.map((member) => (
          <PersonRow
            key={member.userId}
            member={member}
            members={members}
            part={partOf(wanted, member.userId)}
            onPart={(part) => setWanted(withPart(wanted, member.userId, part))}
          />
        ))}
      </List>
      <Seen>
        <legend>Who sees it</legend>
        {choices.map(({ isPrivate, label }) => (
          <label key={label}>
            <input
              type="radio"
              name={group}
              checked={wanted.isPrivate === isPrivate}
              onChange={() => setWanted({ ...wanted, isPrivate })}
            />
            {label}
          </label>
        ))}
      </Seen>
    </AskDialog>
  );
}
