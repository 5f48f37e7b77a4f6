import * as http from '@shortlist/contracts/http/auth';
import { Button, ButtonLink, Note, useHost } from '@shortlist/web-kit';
import { useState } from 'react';
import { Actions } from '../../../components/Form.js';
import { serverMessage, unexpectedErrorText } from '../../../failures.js';
import { enterWorkspace } from '../../../session/enter-workspace.js';
import { forgetInvitation, invitationPath } from '../use-invitation-token.js';

export interface InvitationActionsProps {
  readonly token: string;
  /** Name of the workspace. */
  readonly workspace: string;
  /** Address that the invitation was sent to. */
  readonly email: string;
}

/** Next step of an invited person: join, sign out of another account, or sign in first. */
export function InvitationActions({ token, workspace, email }: InvitationActionsProps) {
  const host = useHost();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const { user } = host.session;

  async function join(): Promise<void> {
    setBusy(true);
    setProblem(null);
    try {
      const joined = await host.call(http.acceptInvitation, { body: { token } });
      forgetInvitation();
      await enterWorkspace(host, joined.workspace.isOwn ? null : joined.workspace.id);
    } catch (error) {
      setProblem(serverMessage(error, unexpectedErrorText));
      setBusy(false);
    }
  }

  async function signOut(): Promise<void> {
    setBusy(true);
    await host.signOut();
    setBusy(false);
  }

  if (user === null) {
    const state = { from: invitationPath(token) };
    return (
      <Actions>
        <ButtonLink to="/signin" state={state} variant="primary" size="lg" block>
          Sign in
        </ButtonLink>
        <ButtonLink to="/signup" state={state} size="lg" block>
          Create an account
        </ButtonLink>
      </Actions>
    );
  }
  if (user.email.toLowerCase() !== email.toLowerCase()) {
    return (
      <Actions>
        <Note tone="warn">
          You are signed in as {user.email}, and this invitation is for {email}. Please sign out,
          then sign in with that address.
        </Note>
        <Button variant="primary" size="lg" block busy={busy} onClick={() => void signOut()}>
          Sign out
        </Button>
      </Actions>
    );
  }
  return (
    <Actions>
      {problem === null ? null : <Note tone="bad">{problem}</Note>}
      <Button
        variant="primary"
        size="lg"
        block
        busy={busy}
        busyLabel="Joining..."
        onClick={() => void join()}
      >
        Join {workspace}
      </Button>
    </Actions>
  );
}
