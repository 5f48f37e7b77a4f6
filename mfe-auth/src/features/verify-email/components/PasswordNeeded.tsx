import { ButtonLink, Note, TextLink } from '@shortlist/web-kit';
import { AuthLayout } from '../../../components/AuthLayout.js';
import { Actions, Aside } from '../../../components/Form.js';
import { MailboxLink } from '../../../components/MailboxLink.js';

/** The address is verified, but the account gets its password only from who reads its mail. */
export function PasswordNeeded() {
  return (
    <AuthLayout title="Email Verified Successfully!" lead="One step is left: your password.">
      <Note tone="info" title="Choose your password from our next email" action={<MailboxLink />}>
        Someone signed up with your address more than once, with different passwords. To protect
        your account, we accept none of them. We sent you a link to choose one.
      </Note>
      <Actions>
        <ButtonLink to="/forgot-password" size="lg" block>
          Send the link again
        </ButtonLink>
      </Actions>
      <Aside>
        <TextLink to="/signin">Back to Sign In</TextLink>
      </Aside>
    </AuthLayout>
  );
}
