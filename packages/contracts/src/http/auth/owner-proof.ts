import * as z from 'zod/mini';
import { firebaseLogin } from './firebase-login.js';

/**
 * Proof that the caller is the account's owner and not somebody at an open browser: the password, or where the account
 * has none a fresh id token of the connected Google account.
 */
export const ownerProof = z.object({
  password: z.optional(z.string().check(z.minLength(1), z.maxLength(1024))),
  identity: z.optional(firebaseLogin.body),
});
export type OwnerProof = z.infer<typeof ownerProof>;

const { InvalidIdentityToken, IdentityTokenExpired, IdentityTokenUsed, FederationNotConfigured } =
  firebaseLogin.errors;

/** Of an id token that a signed-in user sends. None is 401: that would end the session. */
export const identityErrors = {
  InvalidIdentityToken: { ...InvalidIdentityToken, status: 403 },
  IdentityTokenExpired: { ...IdentityTokenExpired, status: 403 },
  IdentityTokenUsed: { ...IdentityTokenUsed, status: 403 },
  FederationNotConfigured,
} as const;

/** Errors of every operation that asks for a proof. */
export const proofErrors = {
  ...identityErrors,
  WrongPassword: { status: 403, message: 'This is not your password.' },
  ProofMissing: {
    status: 403,
    message: 'Please enter your password, or sign in with Google again, to go on.',
  },
  IdentityNotYours: {
    status: 403,
    message: 'This Google account is not the one connected to your account.',
  },
} as const;
