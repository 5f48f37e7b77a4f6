import * as z from 'zod/mini';
import { defineOperation } from '../../operation.js';
import { ownerProof, proofErrors } from '../owner-proof.js';

export const renewRecoveryCodes = defineOperation({
  name: 'renewRecoveryCodes',
  summary: 'Create ten new recovery codes; the old ones stop working',
  method: 'POST',
  path: '/auth/second-factor/recovery-codes',
  auth: 'user',
  sensitive: 'braked',
  body: ownerProof,
  response: z.object({
    /** Shown this once. */
    recoveryCodes: z.array(z.string()),
  }),
  errors: {
    ...proofErrors,
    NoSecondFactor: {
      status: 409,
      message: 'Recovery codes come with a second factor. Please set one up first.',
    },
  },
});
