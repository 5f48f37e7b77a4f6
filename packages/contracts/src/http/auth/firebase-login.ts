import * as z from 'zod/mini';
import { sessionTokens, user } from '../../entities.js';
import { defineOperation } from '../operation.js';
import { accountDisabled } from './account-disabled.js';
import { secondStepErrors } from './second-step.js';

/**
 * Takes an id token of Google or of a Firebase project, once. The same verified address is the same account. Why it is
 * an id token, and what its nonce proves: docs/decisions/015-google-sign-in.md.
 */
export const firebaseLogin = defineOperation({
  name: 'firebaseLogin',
  summary: 'Sign in with a token of the federated identity provider (Google)',
  method: 'POST',
  path: '/auth/firebase-login',
  auth: 'public',
  sensitive: true,
  body: z.object({
    token: z.string().check(z.minLength(1), z.maxLength(8192)),
    /** The value whose SHA-256 is the token's nonce, base64url. Needed for all but tokens of Firebase, which have none. */
    nonce: z.optional(z.string().check(z.minLength(1), z.maxLength(256))),
  }),
  response: z.extend(sessionTokens, { user }),
  errors: {
    ...secondStepErrors,
    InvalidIdentityToken: {
      status: 401,
      message: 'Google sign-in failed. Please try again.',
    },
    IdentityTokenExpired: {
      status: 401,
      message: 'Signing in with Google took too long. Please try again.',
    },
    IdentityTokenUsed: {
      status: 401,
      message: 'This sign-in with Google was used already. Please sign in again.',
    },
    IdentityAddressMissing: {
      status: 400,
      message:
        'Google did not share an email address. Please share it, or use your email and a password.',
    },
    IdentityAddressUnverified: {
      status: 400,
      message:
        'Google has not verified this email address. Please verify it at Google, or use your email and a password.',
    },
    AccountDisabled: accountDisabled,
    FederationNotConfigured: {
      status: 501,
      message: 'Google sign-in is not set up here. Please sign in with your email and password.',
    },
  },
});
