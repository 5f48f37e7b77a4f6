import * as z from 'zod/mini';
import { id, message } from '../../../../entities.js';
import { defineOperation } from '../../../operation.js';
import { ownPasskeyErrors, passkeyName } from './credential-answers.js';

export const renamePasskey = defineOperation({
  name: 'renamePasskey',
  summary: 'Rename a passkey',
  method: 'PATCH',
  path: '/auth/passkeys/{id}',
  auth: 'user',
  params: z.object({ id }),
  body: z.object({ name: passkeyName }),
  response: message,
  errors: ownPasskeyErrors,
});
