import { Navigate } from '@shortlist/router';
import { Note, TextLink, useHost } from '@shortlist/web-kit';
import { useState } from 'react';
import { AuthLayout } from '../../../components/AuthLayout.js';
import { Aside, Messages } from '../../../components/Form.js';
import { LegalLine } from '../../../components/LegalLine.js';
import { useDestination } from '../../../destination.js';
import { CancelledNote } from '../../../google/components/CancelledNote.js';
import { GoogleButton } from '../../../google/components/GoogleButton.js';
import { useGoogleSignIn } from '../../../google/use-google-sign-in.js';
import { describeGoogleSignInFailure } from '../describe-sign-in-failure.js';
import { SignInForm } from './SignInForm.js';

/** Signing in. Who is signed in already goes on to where they wanted to be. */
export function SignInPage() {
  const { session } = useHost();
  const destination = useDestination();
  const [googleFailure, setGoogleFailure] = useState<string | null>(null);
  const google = useGoogleSignIn({
    welcome: 'Welcome! You are signed in.',
    onFailure: (error) => setGoogleFailure(describeGoogleSignInFailure(error)),
  });

  if (session.status === 'signed-in') return <Navigate to={destination} replace />;
  return (
    <AuthLayout title="Sign in" lead="Good to see you again." foot={<LegalLine />}>
      <Messages>
        {googleFailure !== null && (
          <Note tone="bad" title="Sign In Failed">
            {googleFailure}
          </Note>
        )}
      </Messages>
      {google.cancelled && <CancelledNote />}
      <SignInForm />
      <GoogleButton label="Continue with Google" google={google} />
      <Aside>
        New here? <TextLink to="/signup">Create an account</TextLink>
      </Aside>
    </AuthLayout>
  );
}
