import * as z from 'zod/mini';
import { id, message } from '../../../../entities.js';
import { defineOperation } from '../../../operation.js';
import { ownerProof, proofErrors } from '../../owner-proof.js';
import { ownPasskeyErrors } from './credential-answers.js';

export const removePasskey = defineOperation({
  name: 'removePasskey',
  summary: 'Remove a passkey',
  method: 'POST',
  path: '/auth/passkeys/{id}/remove',
  auth: 'user',
  sensitive: 'braked',
  params: z.object({ id }),
  body: ownerProof,
  response: message,
  errors: { ...proofErrors, ...ownPasskeyErrors },
});
