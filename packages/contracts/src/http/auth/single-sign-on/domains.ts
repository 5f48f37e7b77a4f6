import * as z from 'zod/mini';
import { answerSeconds, defineOperation } from '../../operation.js';
import { domainName, signOnErrors, singleSignOn } from './single-sign-on-parts.js';

const { SingleSignOnNotConfigured, DomainNotFound } = signOnErrors;

const domainTaken = {
  status: 409,
  message: 'Another workspace has verified this domain. Please ask its owners, or the operator.',
} as const;

const domainOfWorkspace = {
  auth: 'user',
  action: 'sign-in.manage',
  params: z.object({ domain: domainName }),
  response: singleSignOn,
} as const;

export const addSignOnDomain = defineOperation({
  name: 'addSignOnDomain',
  summary: 'Name a domain of the workspace; the answer has the DNS record that proves it',
  method: 'POST',
  path: '/auth/workspace/single-sign-on/domains',
  auth: 'user',
  action: 'sign-in.manage',
  body: z.object({ domain: domainName }),
  response: singleSignOn,
  errors: {
    SingleSignOnNotConfigured,
    DomainTaken: domainTaken,
    DomainPublic: {
      status: 400,
      message:
        'Anybody can have an address at this domain. Please enter a domain that belongs to your organization.',
    },
    TooManyDomains: {
      status: 409,
      message: 'The workspace has 20 domains. Please remove one first.',
    },
  },
});

export const checkSignOnDomain = defineOperation({
  ...domainOfWorkspace,
  name: 'checkSignOnDomain',
  summary: 'Look for the DNS record of a domain, which verifies it for one workspace only',
  method: 'POST',
  path: '/auth/workspace/single-sign-on/domains/{domain}/check',
  answerSeconds: answerSeconds.reading,
  errors: {
    SingleSignOnNotConfigured,
    DomainNotFound,
    DomainTaken: domainTaken,
    RecordNotFound: {
      status: 409,
      message: 'We can’t see the record yet. DNS may take an hour: please try again later.',
    },
  },
});

export const removeSignOnDomain = defineOperation({
  ...domainOfWorkspace,
  name: 'removeSignOnDomain',
  summary: 'Remove a domain: its addresses no longer sign in by the provider',
  method: 'DELETE',
  path: '/auth/workspace/single-sign-on/domains/{domain}',
  errors: { SingleSignOnNotConfigured, DomainNotFound },
});
