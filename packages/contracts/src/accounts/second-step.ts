import * as z from 'zod/mini';
import { isoDate } from '../entities.js';
import { openEnum } from '../values/open-enum.js';

/**
 * The step that a sign-in still needs when the password, or Google, was right: `ticket` is a secret for
 * `completeSignIn`, good once and until `expiresAt`. `methods` are the ways to prove the second factor that the account
 * has.
 */
export const secondStep = z.object({
  ticket: z.string(),
  methods: z.array(openEnum(['code', 'recoveryCode', 'passkey'], 'other')),
  expiresAt: isoDate,
});
export type SecondStep = z.infer<typeof secondStep>;
