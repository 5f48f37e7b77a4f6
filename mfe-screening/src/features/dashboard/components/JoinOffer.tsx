import * as http from '@shortlist/contracts/http/auth';
import { Note, TextLink, useOperation } from '@shortlist/web-kit';
import { styled } from 'styled-components';

const Line = styled(Note)`
  margin-bottom: var(--s5);
`;

/**
 * Tells a newcomer that colleagues have a workspace. Nothing where there is none, or they have asked; without an answer
 * it is left out, and the workspace's page says what is wrong.
 */
export function JoinOffer() {
  const { data } = useOperation(http.listJoinableWorkspaces);
  const offered = data?.workspaces.find(({ state }) => state === 'offered');
  if (!offered) return null;
  return (
    <Line
      tone="neutral"
      action={<TextLink to="/account/workspace#join">Ask to join {offered.name}</TextLink>}
    >
      Your colleagues work in {offered.name}.
    </Line>
  );
}
