import { Navigate } from '@shortlist/router';
import { TextLink, useHost } from '@shortlist/web-kit';
import { useState } from 'react';
import { AuthLayout } from '../../../components/AuthLayout.js';
import { Aside } from '../../../components/Form.js';
import { LegalLine } from '../../../components/LegalLine.js';
import { useDestination } from '../../../destination.js';
import { CancelledNote } from '../../../google/components/CancelledNote.js';
import { GoogleButton } from '../../../google/components/GoogleButton.js';
import { useGoogleSignIn } from '../../../google/use-google-sign-in.js';
import { SecondStep } from '../../../second-step/components/SecondStep.js';
import type { PendingStep } from '../../../second-step/pending-step.js';
import { describeGoogleSignUpFailure, describeOverdueSignIn } from '../describe-sign-up-failure.js';
import { useSignUp } from '../use-sign-up.js';
import { SignUpForm } from './SignUpForm.js';
import { SignUpMessages } from './SignUpMessages.js';

/** Creating an account. Who is signed in already goes on. */
export function SignUpPage() {
  const { session } = useHost();
  const destination = useDestination();
  const { note, created, askedFor, correct, fail, ...form } = useSignUp();
  const [step, setStep] = useState<PendingStep | null>(null);
  const google = useGoogleSignIn({
    welcome: 'Account created! Welcome.',
    onFailure: (error) => fail(describeGoogleSignUpFailure(error)),
    onSecondStep: setStep,
  });

  if (session.status === 'signed-in') return <Navigate to={destination} replace />;
  if (step) {
    const startAgain = (message: string | null) => {
      if (message !== null) fail(describeOverdueSignIn(message));
      setStep(null);
    };
    return <SecondStep step={step} onStartAgain={startAgain} />;
  }
  return (
    <AuthLayout
      title="Create your account"
      lead={
        askedFor
          ? `You start on the Free plan and request ${askedFor}. We’ll reply by email.`
          : 'Free to start. No credit card required.'
      }
      foot={<LegalLine />}
    >
      <SignUpMessages
        note={note}
        created={created}
        email={form.fields.email}
        onCorrected={correct}
      />
      {google.cancelled && <CancelledNote />}
      <SignUpForm {...form} />
      <GoogleButton label="Sign up with Google" google={google} />
      <Aside>
        Already have an account? <TextLink to="/signin">Sign in</TextLink>
      </Aside>
    </AuthLayout>
  );
}
