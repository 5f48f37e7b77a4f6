import { errorMessage } from '@shortlist/web-kit';
import { failureStatus, saysThat } from '../../failures.js';

export interface SignInFailure {
  readonly message: string;
  /** The address is not verified yet: the verification email can be sent again. */
  readonly unverified: boolean;
}

/** Texts of the sign-in page about a refused or failed sign-in (specification §8). */
export function describeSignInFailure(error: unknown): SignInFailure {
  if (failureStatus(error) === 401) {
    return { message: 'Invalid email or password. Please try again.', unverified: false };
  }
  return { message: errorMessage(error), unverified: saysThat(error, 'verification') };
}

/** Text of the sign-in page about a failed sign-in with Google: a refusal of the account with its reason (§8). */
export function describeGoogleSignInFailure(error: unknown): string {
  const message = errorMessage(error);
  return failureStatus(error) === 400 ? `Google sign-in failed: ${message}` : message;
}
