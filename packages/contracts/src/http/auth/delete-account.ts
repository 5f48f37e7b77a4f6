import { z } from 'zod';
import { message } from '../../entities.js';
import { defineOperation } from '../../operation.js';
import { firebaseLogin } from './firebase-login.js';
import { login } from './login.js';

const { InvalidIdentityToken, IdentityTokenExpired, IdentityTokenUsed, FederationNotConfigured } =
  firebaseLogin.errors;

/**
 * Asks again who it is: for the password, or for an account without one for a fresh sign-in with Google. Wrong answers
 * are 403, as 401 would end the session of whoever mistypes.
 */
export const deleteAccount = defineOperation({
  name: 'deleteAccount',
  summary: 'Delete the account with everything that is kept for it, in every service',
  method: 'POST',
  path: '/auth/me/delete',
  auth: 'user',
  sensitive: 'braked',
  body: z
    .object({
      password: login.body.shape.password.optional(),
      /** For an account without a password, and for whoever prefers it. */
      identity: firebaseLogin.body.optional(),
    })
    .refine(({ password, identity }) => (password === undefined) !== (identity === undefined), {
      path: ['password'],
      message: 'Please enter your password.',
    }),
  response: message,
  errors: {
    InvalidCredentials: { status: 403, message: 'This is not your password. Nothing was deleted.' },
    InvalidIdentityToken: { ...InvalidIdentityToken, status: 403 },
    IdentityTokenExpired: { ...IdentityTokenExpired, status: 403 },
    IdentityTokenUsed: { ...IdentityTokenUsed, status: 403 },
    IdentityNotYours: {
      status: 403,
      message:
        'This Google account does not belong to your Shortlist account. Please choose the one that you sign in with.',
    },
    FederationNotConfigured,
  },
});
