import * as z from 'zod/mini';
import { defineOperation } from '../../../operation.js';
import { completeSignIn } from '../complete-sign-in.js';
import { credentialOptions, passkeyErrors } from './credential-answers.js';

/** Answers the same to everybody who has no ticket: whose passkey it is to be, the browser alone knows. */
export const beginPasskeySignIn = defineOperation({
  name: 'beginPasskeySignIn',
  summary: 'Options to sign in with a passkey, with a ticket as the second step',
  method: 'POST',
  path: '/auth/passkeys/sign-in/begin',
  auth: 'public',
  sensitive: 'braked',
  body: z.object({ ticket: z.optional(completeSignIn.body.shape.ticket) }),
  response: z.object({ options: credentialOptions }),
  errors: {
    PasskeysNotOffered: passkeyErrors.PasskeysNotOffered,
    SecondStepExpired: completeSignIn.errors.SecondStepExpired,
  },
});
