import { pageAddress } from '@shortlist/contracts/front-ends/workspace-address';
import type { HostApi } from '@shortlist/host-api';
import {
  createLazyDialog,
  Delayed,
  errorMessage,
  ErrorPanel,
  HostProvider,
  Icon,
  icons,
  listJoinableWorkspaces,
  Skeleton,
  useOperation,
  VisuallyHidden,
  type Workspace,
} from '@shortlist/web-kit';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { MenuAction, menuItem, MenuLink } from '../header/menu-parts.js';
import { useWorkspaces, workspaceLine } from './use-workspaces.js';

const StartDialog = createLazyDialog(
  async () => (await import('./StartWorkspaceDialog.js')).StartWorkspaceDialog,
  'Start a workspace',
);

const Heading = styled.p`
  padding: var(--s1) var(--s3);
  color: var(--ink-faint);
  font-size: var(--text-xs);
`;

const List = styled.ul`
  max-height: 40vh;
  margin: 0;
  padding: 0;
  overflow-y: auto;
  list-style: none;
`;

const Entry = styled.a`
  ${menuItem}
  gap: var(--s3);
  padding: 6px var(--s3);
  line-height: 1.3;
  text-decoration: none;
  > span {
    flex: 1;
    min-width: 0;
  }
  b,
  small {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  b {
    font-weight: 550;
  }
  small {
    color: var(--ink-faint);
    font-size: var(--text-xs);
    font-weight: 400;
  }
`;

const Square = styled.i`
  display: grid;
  flex: none;
  place-items: center;
  width: 28px;
  height: 28px;
  border-radius: 6px;
  background: var(--sunken);
  box-shadow: inset 0 0 0 1px var(--line-strong);
  font-style: normal;
  font-weight: 600;
`;

const Wait = styled.div`
  padding: var(--s2) var(--s3);
`;

interface WorkspaceEntryProps {
  readonly workspace: Workspace;
  readonly isShown: boolean;
}

/** Loads the dashboard of a workspace: nothing of the one before stays in memory. */
function WorkspaceEntry({ workspace, isShown }: WorkspaceEntryProps) {
  const { id, name, isOwn } = workspace;
  const address = pageAddress({ workspaceId: isOwn ? null : id, path: '/dashboard' });
  return (
    <Entry href={address} aria-current={isShown ? 'true' : undefined}>
      <Square aria-hidden="true">{[...name.trim()][0]?.toUpperCase()}</Square>
      <span>
        <b>{name}</b>
        <small>{workspaceLine(workspace)}</small>
      </span>
      {isShown ? <Icon shape={icons.check} size={16} /> : null}
    </Entry>
  );
}

function Workspaces({ shownId }: { readonly shownId: string | undefined }) {
  const { status, data, error, reload } = useWorkspaces();
  const headingId = useId();
  if (status === 'error') {
    return (
      <Wait>
        <ErrorPanel message={errorMessage(error)} onRetry={reload} />
      </Wait>
    );
  }
  if (status === 'loading') {
    return (
      <Wait role="status">
        <VisuallyHidden>Loading workspaces...</VisuallyHidden>
        <Delayed>
          <Skeleton height="36px" />
        </Delayed>
      </Wait>
    );
  }
  if (data.workspaces.length < 2) return null;
  return (
    <>
      <Heading id={headingId}>Workspace</Heading>
      <List aria-labelledby={headingId}>
        {data.workspaces.map((workspace) => (
          <li key={workspace.id}>
            <WorkspaceEntry workspace={workspace} isShown={workspace.id === shownId} />
          </li>
        ))}
      </List>
    </>
  );
}

/** A link to where the user may ask to join; without an answer it is left out, and the page says what is wrong. */
function JoinLinks() {
  const { data } = useOperation(listJoinableWorkspaces);
  const offered = data?.workspaces.filter(({ state }) => state === 'offered') ?? [];
  return offered.map(({ id, name }) => (
    <MenuLink key={id} to="/account/workspace#join">
      Ask to join {name}
    </MenuLink>
  ));
}

/** Workspaces of the user, in the user menu: to change to another one, to ask for one, or to start one. */
export function WorkspaceMenu({ host }: { readonly host: HostApi }) {
  const [isStarting, setStarting] = useState(false);
  return (
    <HostProvider host={host}>
      <Workspaces shownId={host.workspace?.id} />
      <JoinLinks />
      <MenuAction type="button" onClick={() => setStarting(true)}>
        Start a workspace
      </MenuAction>
      <MenuLink to="/account/workspace">Workspace settings</MenuLink>
      {isStarting ? (
        // Keys in the dialog are not the menu's.
        <div role="presentation" onKeyDown={(event) => event.stopPropagation()}>
          <StartDialog onClose={() => setStarting(false)} />
        </div>
      ) : null}
    </HostProvider>
  );
}
