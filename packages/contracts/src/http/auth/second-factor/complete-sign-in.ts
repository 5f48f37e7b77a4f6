import * as z from 'zod/mini';
import { sessionTokens, user } from '../../../entities.js';
import { defineOperation } from '../../operation.js';
import { accountDisabled } from '../account-disabled.js';
import { appCode, recoveryCode, singleSignOnOnly } from '../second-step.js';
import { answerErrors, joinErrors } from '../single-sign-on/single-sign-on-parts.js';

export const completeSignIn = defineOperation({
  name: 'completeSignIn',
  summary: 'The second step of a sign-in: a code of the app, or a recovery code',
  method: 'POST',
  path: '/auth/second-factor/sign-in',
  auth: 'public',
  sensitive: 'braked',
  body: z
    .object({
      /** Of the `secondStep` in the answer to the first step. */
      ticket: z.string().check(z.minLength(1), z.maxLength(128)),
      code: z.optional(appCode),
      recoveryCode: z.optional(recoveryCode),
      /** Does not ask this browser for a second step for 30 days. */
      rememberDevice: z._default(z.boolean(), false),
    })
    .check(
      z.refine(
        ({ code, recoveryCode }) => (code === undefined) !== (recoveryCode === undefined),
        'Please enter a code of your app, or a recovery code.',
      ),
    ),
  response: z.extend(sessionTokens, { user }),
  errors: {
    AccountDisabled: accountDisabled,
    SingleSignOnOnly: singleSignOnOnly,
    SingleSignOnFailed: answerErrors.SingleSignOnFailed,
    NoLongerMember: joinErrors.NoLongerMember,
    TooManyWorkspaces: joinErrors.TooManyWorkspaces,
    WrongSecondFactor: {
      status: 400,
      message: 'This code is not right, or was used already. Please enter a new one.',
    },
    SecondStepExpired: {
      status: 400,
      message: 'This sign-in took too long or is over. Please start again.',
    },
  },
});
