import type { User } from '@shortlist/contracts/entities';
import type { HostApi } from '@shortlist/host-api';
import { Avatar, createLazyPart } from '@shortlist/web-kit';
import { styled } from 'styled-components';
import type { AppLink } from './links.js';
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

const WorkspaceMenu = createLazyPart(
  async () => (await import('../workspaces/WorkspaceMenu.js')).WorkspaceMenu,
  { failure: 'Your workspaces could not be loaded. Please try again.' },
);

export interface UserMenuProps {
  readonly host: HostApi;
  readonly user: User;
  /** Navigation of the bar, which narrow screens show here. */
  readonly links: readonly AppLink[];
  readonly onSignOut: () => void;
}

/** The signed-in user and their actions. On narrow screens it also holds the navigation. */
export function UserMenu({ host, user, links, onSignOut }: UserMenuProps) {
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
      <WorkspaceMenu host={host} />
      <MenuRule />
      <nav aria-label="User">
        <NarrowOnly>
          {links.map(({ to, label }) => (
            <MenuLink key={to} to={to}>
              {label}
            </MenuLink>
          ))}
        </NarrowOnly>
        {links.some(({ to }) => to === '/upload') ? (
          <WideOnly>
            <MenuLink to="/upload">Upload Resume</MenuLink>
          </WideOnly>
        ) : null}
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
