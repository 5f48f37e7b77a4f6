import type { HostApi } from '@shortlist/host-api';
import { HostProvider } from '@shortlist/web-kit';
import { styled } from 'styled-components';
import { useWorkspaces } from './use-workspaces.js';

const Name = styled.span`
  max-width: 200px;
  overflow: hidden;
  color: var(--ink-faint);
  font-size: var(--text-sm);
  text-overflow: ellipsis;
  white-space: nowrap;
  @media (max-width: 860px) {
    max-width: 40vw;
  }
`;

export interface WorkspaceNameProps {
  readonly host: HostApi;
  readonly id: string;
}

function FoundName({ id }: Pick<WorkspaceNameProps, 'id'>) {
  const { data } = useWorkspaces();
  // Without an answer the name is left out: the menu asks again, and says what is wrong.
  const name = data?.workspaces.find((workspace) => workspace.id === id)?.name;
  return name === undefined ? null : <Name title={name}>{name}</Name>;
}

/** Name of the page's workspace, for the header. */
export function WorkspaceName({ host, id }: WorkspaceNameProps) {
  return (
    <HostProvider host={host}>
      <FoundName id={id} />
    </HostProvider>
  );
}
