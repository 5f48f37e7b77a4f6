import type { SessionState } from '@shortlist/host-api';
import { BarEnd, BarLink, BarNav, HeaderBar } from './HeaderBar.js';
import { appLinks } from './links.js';
import { UserMenu } from './UserMenu.js';

export interface AppHeaderProps {
  readonly session: SessionState;
  readonly onSignOut: () => void;
}

/** The header of a signed-in user, also while the session loads: then without the menu. */
export function AppHeader({ session, onSignOut }: AppHeaderProps) {
  return (
    <HeaderBar home="/dashboard">
      <BarNav aria-label="Main">
        {appLinks.map(({ to, label }) => (
          <BarLink key={to} to={to}>
            {label}
          </BarLink>
        ))}
      </BarNav>
      <BarEnd>
        {session.user ? <UserMenu user={session.user} onSignOut={onSignOut} /> : null}
      </BarEnd>
    </HeaderBar>
  );
}
