import * as z from 'zod/mini';
import { joiningRoles } from '../../../workspaces/roles.js';
import { answerSeconds, defineOperation } from '../../operation.js';
import { signOnErrors, singleSignOn } from './single-sign-on-parts.js';

const { SingleSignOnNotConfigured, ProviderNotAnswering, ProviderAddressRefused } = signOnErrors;

export const saveSingleSignOn = defineOperation({
  name: 'saveSingleSignOn',
  summary:
    'Set the OpenID Connect provider of the workspace. Another issuer, client or secret needs a new test',
  method: 'PUT',
  path: '/auth/workspace/single-sign-on',
  auth: 'user',
  action: 'sign-in.manage',
  answerSeconds: answerSeconds.reading,
  body: z.object({
    issuer: z.url('Please enter the issuer as a full address.').check(z.maxLength(512)),
    clientId: z
      .string()
      .check(z.trim(), z.minLength(1, 'Please enter the client id.'), z.maxLength(512)),
    /** Left out: the stored one stays, which needs the same issuer. */
    clientSecret: z.optional(z.string().check(z.minLength(1), z.maxLength(1024))),
    role: z.enum(joiningRoles),
  }),
  response: singleSignOn,
  errors: {
    SingleSignOnNotConfigured,
    ProviderNotAnswering,
    ProviderAddressRefused,
    ClientSecretMissing: { status: 400, message: 'Please enter the client secret.' },
    NotYourRole: {
      status: 403,
      message: 'Please choose a role that you may give to others.',
    },
  },
});
