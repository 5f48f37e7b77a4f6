import * as z from 'zod/mini';
import { emailAddress, message } from '../../../entities.js';
import { defineOperation } from '../../operation.js';
import { ownerProof, proofErrors } from '../owner-proof.js';

/** Answers the same whether or not somebody else has the address, so that accounts can't be found out. */
export const changeEmail = defineOperation({
  name: 'changeEmail',
  summary: 'Mail a link to a new address of the account; following it changes the address',
  method: 'POST',
  path: '/auth/change-email',
  auth: 'user',
  sensitive: 'braked',
  sendsMail: true,
  body: z.extend(ownerProof, { newEmail: emailAddress }),
  response: message,
  errors: proofErrors,
});
