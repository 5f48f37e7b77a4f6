import { message } from '../../../entities.js';
import { defineOperation } from '../../operation.js';
import { ownerProof, proofErrors } from '../owner-proof.js';

export const removeAuthenticatorApp = defineOperation({
  name: 'removeAuthenticatorApp',
  summary: 'Stop asking for codes of the app',
  method: 'POST',
  path: '/auth/second-factor/app/remove',
  auth: 'user',
  sensitive: 'braked',
  body: ownerProof,
  response: message,
  errors: proofErrors,
});
