import * as z from 'zod/mini';
import { defineOperation } from '../../../operation.js';
import { ownerProof, proofErrors } from '../../owner-proof.js';
import { credentialOptions, passkeyErrors } from './credential-answers.js';

export const beginPasskey = defineOperation({
  name: 'beginPasskey',
  summary: 'Options to create a passkey of the signed-in user',
  method: 'POST',
  path: '/auth/passkeys/begin',
  auth: 'user',
  sensitive: 'braked',
  body: ownerProof,
  response: z.object({ options: credentialOptions }),
  errors: {
    ...proofErrors,
    PasskeysNotOffered: passkeyErrors.PasskeysNotOffered,
    TooManyPasskeys: {
      status: 409,
      message: 'There are 20 passkeys already. Remove one before you add another.',
    },
  },
});
