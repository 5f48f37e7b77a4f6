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
  errors: {
    ...proofErrors,
    OnlyOwner: {
      status: 409,
      message:
        'You are the only owner of {workspaces}, which has other members. Please make one of them an owner first, or remove them.',
    },
  },
});
