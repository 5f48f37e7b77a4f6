import * as z from 'zod/mini';
import { isoDate } from '../../../entities.js';
import { defineOperation } from '../../operation.js';
import { ownerProof, proofErrors } from '../owner-proof.js';

export const beginAuthenticatorApp = defineOperation({
  name: 'beginAuthenticatorApp',
  summary: 'Create the secret of an authenticator app; confirming a code of it turns it on',
  method: 'POST',
  path: '/auth/second-factor/app/begin',
  auth: 'user',
  sensitive: 'braked',
  body: ownerProof,
  response: z.object({
    /** Base32, for typing it into an app. */
    secret: z.string(),
    /** The same as `otpauth:` address, for a QR code. */
    uri: z.string(),
    expiresAt: isoDate,
  }),
  errors: {
    ...proofErrors,
    AppAlreadyAdded: {
      status: 409,
      message: 'An app is set up already. Remove it before you set up another one.',
    },
    AppNotOffered: {
      status: 501,
      message: 'Codes from an app are not set up at this Shortlist.',
    },
  },
});
