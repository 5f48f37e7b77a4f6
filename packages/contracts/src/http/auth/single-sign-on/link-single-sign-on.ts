import * as z from 'zod/mini';
import { answerSeconds, defineOperation } from '../../operation.js';
import { login } from '../login.js';
import { proofErrors } from '../owner-proof.js';
import { secondStepErrors } from '../second-step.js';
import { answerErrors, joinErrors, providerAnswer } from './single-sign-on-parts.js';

/**
 * The owner of a domain must not get into accounts that others have made: the first time, the account's own password is
 * asked, and then its second factor.
 */
export const linkSingleSignOn = defineOperation({
  name: 'linkSingleSignOn',
  summary:
    'Prove by its password that the account is yours, once, so that single sign-on may open it; a second factor is asked next',
  method: 'POST',
  path: '/auth/single-sign-on/link',
  auth: 'public',
  sensitive: 'braked',
  answerSeconds: answerSeconds.reading,
  body: z.object({
    /** State of the answer that `finishSingleSignOn` has refused with `AccountProofNeeded`. */
    state: providerAnswer.shape.state,
    password: z.string().check(z.minLength(1), z.maxLength(1024)),
  }),
  response: login.response,
  errors: {
    SingleSignOnFailed: answerErrors.SingleSignOnFailed,
    InvalidCredentials: login.errors.InvalidCredentials,
    ...proofErrors,
    ...secondStepErrors,
    ...joinErrors,
  },
});
