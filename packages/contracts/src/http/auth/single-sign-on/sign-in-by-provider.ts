import * as z from 'zod/mini';
import { emailAddress } from '../../../entities.js';
import { answerSeconds, defineOperation } from '../../operation.js';
import { login } from '../login.js';
import { secondStepErrors } from '../second-step.js';
import {
  answerErrors,
  joinErrors,
  providerAnswer,
  providerUrl,
  signOnErrors,
} from './single-sign-on-parts.js';

export const beginSingleSignOn = defineOperation({
  name: 'beginSingleSignOn',
  summary: 'Begin single sign-on for an address; the answer depends on its domain alone',
  method: 'POST',
  path: '/auth/single-sign-on/begin',
  auth: 'public',
  sensitive: 'braked',
  answerSeconds: answerSeconds.reading,
  body: z.object({ email: emailAddress }),
  response: providerUrl,
  errors: {
    SingleSignOnNotOffered: {
      status: 404,
      message:
        'There is no single sign-on for this address. Please sign in with your email and password.',
    },
    SingleSignOnNotConfigured: signOnErrors.SingleSignOnNotConfigured,
    ProviderNotAnswering: signOnErrors.ProviderNotAnswering,
    ProviderAddressRefused: signOnErrors.ProviderAddressRefused,
  },
});

export const finishSingleSignOn = defineOperation({
  name: 'finishSingleSignOn',
  summary: 'Sign in with the answer of the provider, in the browser that began',
  method: 'POST',
  path: '/auth/single-sign-on/finish',
  auth: 'public',
  sensitive: 'braked',
  answerSeconds: answerSeconds.reading,
  body: providerAnswer,
  response: login.response,
  errors: {
    ...answerErrors,
    ProviderAddressRefused: signOnErrors.ProviderAddressRefused,
    SingleSignOnOnly: secondStepErrors.SingleSignOnOnly,
    AccountProofNeeded: {
      status: 403,
      message:
        'There is an account with your address already. Please enter its password once: from then on single sign-on opens it.',
    },
    AccountPasswordMissing: {
      status: 403,
      message:
        'There is an account with your address already, and it has no password. Please choose one by “Forgot password?”, then use single sign-on again.',
    },
    ...joinErrors,
  },
});
