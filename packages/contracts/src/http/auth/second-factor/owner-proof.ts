import { z } from 'zod';
import { appCode, recoveryCode } from './second-step.js';

/**
 * Shows that it is the account's owner who changes how it is signed in to, not somebody at a screen that was left open.
 * None is needed by an account that has neither password nor factor, in the first minutes after its sign-in.
 */
export const ownerProof = z.object({
  password: z.string().min(1).max(1024).optional(),
  code: appCode.optional(),
  recoveryCode: recoveryCode.optional(),
});

export const proofErrors = {
  WrongProof: {
    status: 403,
    message: 'That is not right. Please check it and try again.',
  },
  ProofNeeded: {
    status: 403,
    message: 'Please enter your password, or a code, to show that it is you.',
  },
  FreshSignInNeeded: {
    status: 403,
    message: 'To change this, please sign out, sign in again and come back within 15 minutes.',
  },
} as const;
