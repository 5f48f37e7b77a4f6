import { defineOperation } from '../../operation.js';
import { signOnErrors, singleSignOn } from './single-sign-on-parts.js';

const { SingleSignOnNotConfigured } = signOnErrors;

export const removeSingleSignOn = defineOperation({
  name: 'removeSingleSignOn',
  summary:
    'Remove the provider: its people sign in by password, which they set by mail. Domains stay',
  method: 'DELETE',
  path: '/auth/workspace/single-sign-on',
  auth: 'user',
  action: 'sign-in.manage',
  response: singleSignOn,
  errors: { SingleSignOnNotConfigured },
});
