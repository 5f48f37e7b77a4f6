import * as http from '@shortlist/contracts/http/auth';
import { memberRoleTexts } from '@shortlist/contracts/roles';
import {
  ApiError,
  ButtonLink,
  Delayed,
  errorMessage,
  ErrorPanel,
  Note,
  Spinner,
  useHost,
  useOperation,
} from '@shortlist/web-kit';
import { useEffect } from 'react';
import { AuthLayout } from '../../../components/AuthLayout.js';
import { Facts } from '../../../components/Facts.js';
import { Actions } from '../../../components/Form.js';
import { forgetInvitation, useInvitationToken } from '../use-invitation-token.js';
import { InvitationActions } from './InvitationActions.js';

const noLinkText =
  'This address is incomplete. Please open the link in your invitation email again.';

/** The page behind the link of an invitation. */
export function InvitationPage() {
  const token = useInvitationToken();
  return token === null ? <Over message={noLinkText} /> : <Invitation key={token} token={token} />;
}

function Invitation({ token }: { readonly token: string }) {
  const { session } = useHost();
  const { status, data, error, reload } = useOperation(http.readInvitation, { body: { token } });
  const isOver = error instanceof ApiError && error.reason === 'InvitationOver';
  useEffect(() => {
    if (isOver) forgetInvitation();
  }, [isOver]);

  if (isOver) return <Over message={errorMessage(error)} />;
  if (status === 'error') {
    return (
      <AuthLayout title="Your invitation">
        <ErrorPanel message={errorMessage(error)} onRetry={reload} />
      </AuthLayout>
    );
  }
  if (status === 'loading' || session.status === 'loading') {
    return (
      <AuthLayout title="Your invitation">
        <Delayed>
          <Spinner label="One moment, please." />
        </Delayed>
      </AuthLayout>
    );
  }
  const { workspace, role, invitedBy, email } = data;
  return (
    <AuthLayout
      title={`Join ${workspace}`}
      lead={`${invitedBy ?? 'A former member'} invited you to work together on screenings.`}
    >
      <Facts>
        <dt>Workspace</dt>
        <dd>{workspace}</dd>
        <dt>Your role</dt>
        <dd>
          {memberRoleTexts[role].name}
          <small>{memberRoleTexts[role].line}</small>
        </dd>
        <dt>For</dt>
        <dd>{email}</dd>
      </Facts>
      <InvitationActions token={token} workspace={workspace} email={email} />
    </AuthLayout>
  );
}

function Over({ message }: { readonly message: string }) {
  const { session } = useHost();
  const isSignedIn = session.status === 'signed-in';
  return (
    <AuthLayout title="Invitation not found">
      <Note tone="bad">{message}</Note>
      <Actions>
        <ButtonLink to={isSignedIn ? '/dashboard' : '/'} variant="primary" size="lg" block>
          {isSignedIn ? 'Go to your dashboard' : 'Back to Home'}
        </ButtonLink>
      </Actions>
    </AuthLayout>
  );
}
