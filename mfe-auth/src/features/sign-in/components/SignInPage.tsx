import { Navigate } from '@shortlist/router';
import { Button, ButtonLink, Note, TextLink, useHost } from '@shortlist/web-kit';
import { useState } from 'react';
import { AuthLayout } from '../../../components/AuthLayout.js';
import { Actions, Aside, Messages } from '../../../components/Form.js';
import { LegalLine } from '../../../components/LegalLine.js';
import { useDestination, useHasEnded } from '../../../destination.js';
import { CancelledNote } from '../../../google/components/CancelledNote.js';
import { GoogleButton } from '../../../google/components/GoogleButton.js';
import { useGoogleSignIn } from '../../../google/use-google-sign-in.js';
import { usePasskeyAutofill } from '../../../passkeys/use-passkey-autofill.js';
import { usePasskeySignIn } from '../../../passkeys/use-passkey-sign-in.js';
import { SecondStep } from '../../../second-step/components/SecondStep.js';
import type { PendingStep } from '../../../second-step/pending-step.js';
import { describeGoogleSignInFailure } from '../describe-sign-in-failure.js';
import { SignInForm } from './SignInForm.js';

/** Signing in. Who is signed in already goes on to where they wanted to be. */
export function SignInPage() {
  const { session } = useHost();
  const destination = useDestination();
  const hasEnded = useHasEnded();
  const [failure, setFailure] = useState<string | null>(null);
  const [step, setStep] = useState<PendingStep | null>(null);
  const [isBack, setIsBack] = useState(false);
  const google = useGoogleSignIn({
    welcome: 'Welcome! You are signed in.',
    onFailure: (error) => setFailure(describeGoogleSignInFailure(error)),
    onSecondStep: setStep,
  });

  const passkeys = usePasskeySignIn({ remember: true, onFailure: setFailure });
  // While the button's prompt is open there is no other: a late one would take its place.
  usePasskeyAutofill(passkeys, step === null && !passkeys.busy);

  if (session.status === 'signed-in') return <Navigate to={destination} replace />;
  if (step) {
    const startAgain = (message: string | null) => {
      setFailure(message);
      setIsBack(true);
      setStep(null);
    };
    return <SecondStep step={step} onStartAgain={startAgain} />;
  }
  return (
    <AuthLayout title="Sign in" lead="Good to see you again." foot={<LegalLine />}>
      <Messages>
        {hasEnded && (
          <Note role="status" title="Your session has ended">
            Please sign in again. You will come back to where you were.
          </Note>
        )}
        {failure !== null && (
          <Note tone="bad" title="Sign In Failed">
            {failure}
          </Note>
        )}
      </Messages>
      {google.cancelled && <CancelledNote />}
      <SignInForm onSecondStep={setStep} hasPasskeys={passkeys.offered} isBack={isBack} />
      <GoogleButton label="Continue with Google" google={google} />
      <Actions>
        {passkeys.offered && (
          <Button
            size="lg"
            block
            busy={passkeys.busy}
            busyLabel="Waiting for your passkey..."
            onClick={() => {
              setFailure(null);
              void passkeys.start();
            }}
          >
            Sign in with a passkey
          </Button>
        )}
        <ButtonLink to="/signin/single-sign-on" state={{ from: destination }} size="lg" block>
          Continue with single sign-on
        </ButtonLink>
      </Actions>
      <Aside>
        New here? <TextLink to="/signup">Create an account</TextLink>
      </Aside>
    </AuthLayout>
  );
}
