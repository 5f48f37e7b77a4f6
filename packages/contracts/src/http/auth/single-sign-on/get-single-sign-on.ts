import { defineOperation } from '../../operation.js';
import { signOnErrors, singleSignOn } from './single-sign-on-parts.js';

const { SingleSignOnNotConfigured } = signOnErrors;

export const getSingleSignOn = defineOperation({
  name: 'getSingleSignOn',
  summary: 'Single sign-on of the workspace: provider, domains, and members it would shut out',
  method: 'GET',
  path: '/auth/workspace/single-sign-on',
  auth: 'user',
  action: 'sign-in.manage',
  response: singleSignOn,
  errors: { SingleSignOnNotConfigured },
});
