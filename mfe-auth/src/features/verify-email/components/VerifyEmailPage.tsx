import { useSearchParams } from '@shortlist/router';
import { ButtonLink, Spinner, TextLink } from '@shortlist/web-kit';
import { AuthLayout } from '../../../components/AuthLayout.js';
import { Actions, Aside } from '../../../components/Form.js';
import { useVerification } from '../use-verification.js';
import { AddressChangePage } from './AddressChangePage.js';
import { FailedVerification } from './FailedVerification.js';
import { PasswordNeeded } from './PasswordNeeded.js';

/** Where the links of emails lead that prove an address: of a new account, or a new one of an account. */
export function VerifyEmailPage() {
  const [searchParams] = useSearchParams();
  const change = searchParams.get('change');
  if (change) return <AddressChangePage token={change} />;
  return <SignUpVerification token={searchParams.get('token')} />;
}

function SignUpVerification({ token }: { readonly token: string | null }) {
  const verification = useVerification(token);

  switch (verification.status) {
    case 'verifying':
      return (
        <AuthLayout title="Verifying Your Email">
          <Spinner label="One moment, please." />
        </AuthLayout>
      );
    case 'success':
      if (verification.passwordNeeded) return <PasswordNeeded />;
      return (
        <AuthLayout
          title="Email Verified Successfully!"
          lead="Your account is ready. Sign in to screen your first resumes."
        >
          <Actions>
            <ButtonLink to="/signin" variant="primary" size="lg" block>
              Sign In
            </ButtonLink>
          </Actions>
          <Aside>
            <TextLink to="/">Back to Home</TextLink>
          </Aside>
        </AuthLayout>
      );
    case 'expired':
      return (
        <FailedVerification
          title="Link Expired"
          message={verification.message}
          requestLabel="Request New Verification"
          link={{ to: '/signin', label: 'Back to Sign In' }}
        />
      );
    case 'error':
      return (
        <FailedVerification
          title="Verification Failed"
          message={verification.message}
          requestLabel="Resend Verification Email"
          link={{ to: '/signup', label: 'Back to Sign Up' }}
        />
      );
  }
}
