import type { User } from '@shortlist/contracts/entities';
import { Avatar } from '@shortlist/web-kit';
import { styled } from 'styled-components';
import { appLinks } from './links.js';
import { MenuAction, MenuLink, MenuRule, NarrowOnly, WideOnly } from './menu-parts.js';
import { MenuButton } from './MenuButton.js';
import { ThemeSwitch } from './ThemeSwitch.js';

const Who = styled.div`
  padding: var(--s2) var(--s3);
  b {
    display: block;
    font-weight: 600;
  }
  span {
    color: var(--ink-faint);
    font-size: var(--text-sm);
  }
`;

const BarName = styled.span`
  max-width: 200px;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  /* still the name of the button */
  @media (max-width: 860px) {
    position: absolute;
    width: 1px;
    clip-path: inset(50%);
  }
`;

export interface UserMenuProps {
  readonly user: User;
  readonly onSignOut: () => void;
}

/** The signed-in user and their actions. On narrow screens it also holds the navigation. */
export function UserMenu({ user, onSignOut }: UserMenuProps) {
  const name = `${user.firstName} ${user.lastName}`.trim() || user.email;
  return (
    <MenuButton
      label="user menu"
      button={
        <>
          <BarName>{name}</BarName>
          <Avatar name={name} size={32} />
        </>
      }
    >
      <Who>
        <b>{name}</b>
        <span>{user.email}</span>
      </Who>
      <MenuRule />
      <nav aria-label="User">
        <NarrowOnly>
          {appLinks.map(({ to, label }) => (
            <MenuLink key={to} to={to}>
              {label}
            </MenuLink>
          ))}
        </NarrowOnly>
        <WideOnly>
          <MenuLink to="/upload">Upload Resume</MenuLink>
        </WideOnly>
        <MenuLink to="/history">Your screenings</MenuLink>
        <MenuLink to="/account">Account</MenuLink>
        <MenuLink to="/subscription">Subscription</MenuLink>
      </nav>
      <MenuRule />
      <ThemeSwitch />
      <MenuRule />
      <MenuAction type="button" onClick={onSignOut}>
        Sign Out
      </MenuAction>
    </MenuButton>
  );
}
