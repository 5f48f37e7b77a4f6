import * as z from 'zod/mini';
import { defineOperation } from '../../operation.js';
import { signOnErrors, singleSignOn } from './single-sign-on-parts.js';

const { SingleSignOnNotConfigured, ProviderMissing, DomainMissing } = signOnErrors;

export const setSingleSignOnOnly = defineOperation({
  name: 'setSingleSignOnOnly',
  summary:
    'Let members with an address of a verified domain sign in by the provider alone, or also otherwise',
  method: 'PUT',
  path: '/auth/workspace/single-sign-on/only',
  auth: 'user',
  action: 'sign-in.manage',
  body: z.object({ only: z.boolean() }),
  response: singleSignOn,
  errors: {
    SingleSignOnNotConfigured,
    ProviderMissing,
    DomainMissing,
    TestMissing: { status: 409, message: 'Please test the sign-in first.' },
    YourFactorMissing: {
      status: 409,
      message:
        'Please set up a second factor first, under “Sign-in and security”: it is your way in when the provider fails.',
    },
    OwnerFactorMissing: {
      status: 409,
      message:
        'Please ask an owner to set up a second factor first: it is their way in when the provider fails.',
    },
  },
});
