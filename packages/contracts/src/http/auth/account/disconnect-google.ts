import { message } from '../../../entities.js';
import { defineOperation } from '../../operation.js';
import { ownerProof, proofErrors } from '../owner-proof.js';

export const disconnectGoogle = defineOperation({
  name: 'disconnectGoogle',
  summary: 'Disconnect the Google account',
  method: 'POST',
  path: '/auth/account/google/disconnect',
  auth: 'user',
  sensitive: 'braked',
  body: ownerProof,
  response: message,
  errors: {
    ...proofErrors,
    OnlyWayIn: {
      status: 409,
      message: 'Google is the only way to sign in to your account. Please set a password first.',
    },
  },
});
