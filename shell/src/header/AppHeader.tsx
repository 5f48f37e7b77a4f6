import { roleAllows } from '@shortlist/contracts/authorise';
import type { HostApi } from '@shortlist/host-api';
import { createLazyPart } from '@shortlist/web-kit';
import { BarEnd, BarLink, BarNav, HeaderBar } from './HeaderBar.js';
import { appLinks } from './links.js';
import { UserMenu } from './UserMenu.js';

const WorkspaceName = createLazyPart(
  async () => (await import('../workspaces/WorkspaceName.js')).WorkspaceName,
  { failure: '', frame: () => null },
);

export interface AppHeaderProps {
  readonly host: HostApi;
  /** Workspace of the page's address; null: the one made with the account. */
  readonly workspaceId: string | null;
  readonly onSignOut: () => void;
}

/** The header of a signed-in user, also while the session loads: then without the menu. */
export function AppHeader({ host, workspaceId, onSignOut }: AppHeaderProps) {
  const { session, workspace } = host;
  const mayStart = !workspace || roleAllows(workspace.role, 'screening.start');
  const links = appLinks.filter(({ to }) => to !== '/upload' || mayStart);
  return (
    <HeaderBar home="/dashboard">
      <BarNav aria-label="Main">
        {links.map(({ to, label }) => (
          <BarLink key={to} to={to}>
            {label}
          </BarLink>
        ))}
      </BarNav>
      <BarEnd>
        {workspaceId !== null && workspace && !workspace.isOwn ? (
          <WorkspaceName key={workspace.id} host={host} id={workspace.id} />
        ) : null}
        {session.user ? (
          <UserMenu host={host} user={session.user} links={links} onSignOut={onSignOut} />
        ) : null}
      </BarEnd>
    </HeaderBar>
  );
}
