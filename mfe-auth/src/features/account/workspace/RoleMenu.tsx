import { type MemberRole, memberRoleTexts } from '@shortlist/contracts/roles';
import { Icon, icons } from '@shortlist/web-kit';
import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { Box, List, Option, Trigger } from './RoleMenuParts.js';

export interface RoleMenuProps {
  /** Accessible name: 'Role of Owen Hartley'. */
  readonly label: string;
  readonly role: MemberRole;
  readonly roles: readonly MemberRole[];
  /** Line about the role of an owner where it is shown and can't be chosen. */
  readonly ownerLine?: string;
  /** The list takes room on the page, as in a dialog; it floats otherwise. */
  readonly isInFlow?: boolean;
  readonly busy?: boolean;
  readonly onChoose: (role: MemberRole) => void;
}

const steps: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
};

/** A choice of role with one line about each: a select-only combobox of the ARIA practices. */
export function RoleMenu(props: RoleMenuProps) {
  const { label, role, roles, ownerLine, isInFlow = false, busy = false, onChoose } = props;
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(0);
  const id = useId();
  const optionId = (name: string) => `${id}-${name}`;
  const activeId = isOpen ? optionId(roles[active] ?? '') : undefined;
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  function open(): void {
    setActive(Math.max(roles.indexOf(role), 0));
    setIsOpen(true);
  }

  function choose(chosen: MemberRole | undefined): void {
    setIsOpen(false);
    if (chosen && chosen !== role) onChoose(chosen);
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Tab' || (event.key === 'Escape' && !isOpen)) return;
    const step = steps[event.key];
    const confirms = event.key === 'Enter' || event.key === ' ';
    if (!step && !confirms && event.key !== 'Escape') return;
    // The dialog around it stays open at Escape, and the form around it is not sent at Enter.
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Escape') setIsOpen(false);
    else if (!isOpen) open();
    else if (step) setActive((at) => step(at, roles.length - 1));
    else choose(roles[active]);
  }

  return (
    <Box>
      <Trigger
        type="button"
        role="combobox"
        aria-label={label}
        aria-haspopup="listbox"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-activedescendant={activeId}
        disabled={busy}
        onClick={() => (isOpen ? setIsOpen(false) : open())}
        onKeyDown={onKeyDown}
        onBlur={() => setIsOpen(false)}
      >
        {memberRoleTexts[role].name}
        <Icon shape={icons.chevronDown} />
      </Trigger>
      {isOpen && (
        <List id={id} role="listbox" aria-label={label} $isInFlow={isInFlow}>
          {roles.map((each, at) => (
            <Option
              key={each}
              id={optionId(each)}
              role="option"
              aria-selected={each === role}
              $isActive={at === active}
              onMouseMove={() => setActive(at)}
              // Keeps the focus, and with it the list, until the click.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(each)}
            >
              {each === role && <Icon shape={icons.check} />}
              <b>{memberRoleTexts[each].name}</b>
              <small>{memberRoleTexts[each].line}</small>
            </Option>
          ))}
          {ownerLine !== undefined && (
            <Option
              role="option"
              aria-selected={false}
              aria-disabled
              $isActive={false}
              onMouseDown={(event) => event.preventDefault()}
            >
              <b>{memberRoleTexts.owner.name}</b>
              <small>{ownerLine}</small>
            </Option>
          )}
        </List>
      )}
    </Box>
  );
}
