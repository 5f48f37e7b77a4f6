import * as z from 'zod/mini';
import { message } from '../../../entities.js';
import { defineOperation } from '../../operation.js';
import { ownerProof, proofErrors } from '../owner-proof.js';
import { register } from '../register.js';
import { weakPassword } from '../weak-password.js';

export const changePassword = defineOperation({
  name: 'changePassword',
  summary: 'Set a new or first password; every other session ends',
  method: 'POST',
  path: '/auth/change-password',
  auth: 'user',
  sensitive: 'braked',
  body: z.extend(ownerProof, { newPassword: register.body.shape.password }),
  response: message,
  errors: { ...proofErrors, ...weakPassword },
});
