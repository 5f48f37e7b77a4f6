import * as z from 'zod/mini';
import { defineOperation } from '../../../operation.js';
import { createdCredential, passkeyErrors, passkeyName } from './credential-answers.js';

export const addPasskey = defineOperation({
  name: 'addPasskey',
  summary: 'Add a passkey that the browser created',
  method: 'POST',
  path: '/auth/passkeys',
  auth: 'user',
  body: z.object({ credential: createdCredential, name: passkeyName }),
  response: z.object({
    /** Shown this once. Empty when the account has recovery codes already, which stay good. */
    recoveryCodes: z.array(z.string()),
  }),
  errors: passkeyErrors,
});
