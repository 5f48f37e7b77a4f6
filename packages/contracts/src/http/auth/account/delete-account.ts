import { message } from '../../../entities.js';
import { defineOperation } from '../../operation.js';
import { ownerProof, proofErrors } from '../owner-proof.js';

export const deleteAccount = defineOperation({
  name: 'deleteAccount',
  summary: 'Delete the account with everything that is kept for it, in every service',
  method: 'POST',
  path: '/auth/me/delete',
  auth: 'user',
  sensitive: 'braked',
  body: ownerProof,
  response: message,
  errors: proofErrors,
});
