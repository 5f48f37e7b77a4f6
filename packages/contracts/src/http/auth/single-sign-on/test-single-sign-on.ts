import { answerSeconds, defineOperation } from '../../operation.js';
import {
  answerErrors,
  providerAnswer,
  providerUrl,
  signOnErrors,
  singleSignOn,
} from './single-sign-on-parts.js';

const { SingleSignOnNotConfigured, ProviderMissing, ProviderNotAnswering, DomainMissing } =
  signOnErrors;

export const beginSingleSignOnTest = defineOperation({
  name: 'beginSingleSignOnTest',
  summary: 'Begin a test: the caller signs in at the provider with the address of their account',
  method: 'POST',
  path: '/auth/workspace/single-sign-on/test',
  auth: 'user',
  action: 'sign-in.manage',
  answerSeconds: answerSeconds.reading,
  response: providerUrl,
  errors: { SingleSignOnNotConfigured, ProviderMissing, ProviderNotAnswering, DomainMissing },
});

export const finishSingleSignOnTest = defineOperation({
  name: 'finishSingleSignOnTest',
  summary: 'Finish a test with the answer of the provider',
  method: 'POST',
  path: '/auth/workspace/single-sign-on/test/finish',
  auth: 'user',
  action: 'sign-in.manage',
  answerSeconds: answerSeconds.reading,
  body: providerAnswer,
  response: singleSignOn,
  errors: {
    ...answerErrors,
    TestAddressOther: {
      status: 409,
      message:
        'You signed in at the provider with another address. Please test with the address of your account.',
    },
  },
});
