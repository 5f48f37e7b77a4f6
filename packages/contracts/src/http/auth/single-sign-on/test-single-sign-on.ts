import * as z from 'zod/mini';
import { answerSeconds, defineOperation } from '../../operation.js';
import { answerErrors, providerAnswer, providerUrl, signOnErrors } from './single-sign-on-parts.js';

const {
  SingleSignOnNotConfigured,
  ProviderMissing,
  ProviderNotAnswering,
  ProviderAddressRefused,
  DomainMissing,
} = signOnErrors;

export const beginSingleSignOnTest = defineOperation({
  name: 'beginSingleSignOnTest',
  summary: 'Begin a test of the provider, at which the caller signs in',
  method: 'POST',
  path: '/auth/workspace/single-sign-on/test',
  auth: 'user',
  action: 'sign-in.manage',
  answerSeconds: answerSeconds.reading,
  response: providerUrl,
  errors: {
    SingleSignOnNotConfigured,
    ProviderMissing,
    ProviderNotAnswering,
    ProviderAddressRefused,
    DomainMissing,
  },
});

export const finishSingleSignOnTest = defineOperation({
  name: 'finishSingleSignOnTest',
  summary: 'Show what the provider says of the person who signed in; nobody is signed in here',
  method: 'POST',
  path: '/auth/workspace/single-sign-on/test/finish',
  auth: 'user',
  action: 'sign-in.manage',
  answerSeconds: answerSeconds.reading,
  body: providerAnswer,
  response: z.object({
    /** Id of the person at the provider. */
    subject: z.string(),
    /** Null: the provider named no address. */
    email: z.nullable(z.string()),
    /** The provider says that it has verified the address. */
    isVerified: z.boolean(),
    /** The address is of a verified domain of the workspace. */
    isOfDomain: z.boolean(),
    /** Such a person could sign in. */
    hasPassed: z.boolean(),
  }),
  errors: {
    SingleSignOnNotConfigured,
    ProviderNotAnswering,
    ProviderAddressRefused,
    SingleSignOnFailed: answerErrors.SingleSignOnFailed,
  },
});
