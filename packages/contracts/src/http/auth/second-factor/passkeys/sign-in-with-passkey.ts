import * as z from 'zod/mini';
import { defineOperation } from '../../../operation.js';
import { completeSignIn } from '../complete-sign-in.js';
import { passkeyErrors, usedCredential } from './credential-answers.js';

export const signInWithPasskey = defineOperation({
  name: 'signInWithPasskey',
  summary: 'Sign in with a passkey: with a ticket as the second step, else instead of both',
  method: 'POST',
  path: '/auth/passkeys/sign-in',
  auth: 'public',
  sensitive: 'braked',
  body: z.object({
    credential: usedCredential,
    ticket: z.optional(completeSignIn.body.shape.ticket),
    rememberDevice: completeSignIn.body.shape.rememberDevice,
  }),
  response: completeSignIn.response,
  errors: {
    ...passkeyErrors,
    SecondStepExpired: completeSignIn.errors.SecondStepExpired,
    AccountDisabled: completeSignIn.errors.AccountDisabled,
    SingleSignOnOnly: completeSignIn.errors.SingleSignOnOnly,
    SingleSignOnFailed: completeSignIn.errors.SingleSignOnFailed,
    NoLongerMember: completeSignIn.errors.NoLongerMember,
    TooManyWorkspaces: completeSignIn.errors.TooManyWorkspaces,
  },
});
