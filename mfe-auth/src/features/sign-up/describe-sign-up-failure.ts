import type { Notice } from '@shortlist/host-api';
import { errorMessage } from '@shortlist/web-kit';
import { failureStatus, saysThat, serverMessage } from '../../failures.js';
import { googleFailedText } from '../../google/use-authorization.js';

/** Texts of the sign-up page about a failure: a toast, and where something can be done about it a lasting note. */
export interface SignUpFailure {
  readonly notice: Notice;
  readonly note: SignUpNote;
}

export interface SignUpNote {
  readonly title: string;
  readonly text: string;
  /** Offer of the note besides its text. */
  readonly offer: 'resend' | 'contact' | null;
}

const alreadyRegistered: SignUpFailure = {
  notice: {
    kind: 'error',
    message:
      'Email already registered! Please check your email for verification or use a different email address.',
  },
  note: {
    title: 'This email is already registered',
    text: 'Check your inbox for the verification email, or have it sent again. If the account is verified, sign in instead.',
    offer: 'resend',
  },
};

const verificationRequired: SignUpFailure = {
  notice: {
    kind: 'warning',
    message:
      'Email verification required! Please check your inbox and verify your email before proceeding.',
  },
  note: {
    title: 'Verify your email first',
    text: 'We sent you an email with a link. Follow it, or have it sent again.',
    offer: 'resend',
  },
};

const serverFailed: SignUpFailure = {
  notice: { kind: 'error', message: 'Server error occurred. Please try again later.' },
  note: {
    title: 'Something went wrong on our side',
    text: 'Your account was not created. Please try again later. If it keeps happening, contact support.',
    offer: 'contact',
  },
};

/** Why creating an account failed (specification §8, sign-up). */
export function describeSignUpFailure(error: unknown): SignUpFailure {
  const status = failureStatus(error);
  if (status === 400 && saysThat(error, 'already registered')) return alreadyRegistered;
  if (status === 400 && saysThat(error, 'verification')) return verificationRequired;
  if (status === 500) return serverFailed;
  if (status === 422) {
    return {
      notice: {
        kind: 'error',
        message: 'Invalid data provided. Please check your information and try again.',
      },
      note: {
        title: 'Please check the fields',
        text: serverMessage(error, 'Some of the information is not valid.'),
        offer: null,
      },
    };
  }
  return plainFailure('Registration failed', errorMessage(error));
}

/** Why signing up with Google failed (specification §8, sign-up). */
export function describeGoogleSignUpFailure(error: unknown): SignUpFailure {
  const status = failureStatus(error);
  if (status === 400 && saysThat(error, 'already registered')) return alreadyRegistered;
  if (status === 500) return serverFailed;
  if (status === 400) return plainFailure('Google sign-in failed', errorMessage(error));
  return {
    notice: { kind: 'error', message: googleFailedText },
    note: { title: 'Google sign-in failed', text: errorMessage(error), offer: null },
  };
}

/** Why a sign-in with Google ended at its second step. */
export function describeOverdueSignIn(message: string): SignUpFailure {
  return {
    notice: { kind: 'error', message },
    note: { title: 'You are not signed in', text: message, offer: null },
  };
}

function plainFailure(label: string, message: string): SignUpFailure {
  return {
    notice: { kind: 'error', message: `${label}: ${message}` },
    note: { title: label, text: message, offer: null },
  };
}
