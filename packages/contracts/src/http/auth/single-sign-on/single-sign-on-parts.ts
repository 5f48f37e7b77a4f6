import * as z from 'zod/mini';
import { id, isoDate, memberRole } from '../../../entities.js';
import { openEnum } from '../../../values/open-enum.js';
import { accountDisabled } from '../account-disabled.js';
import { createWorkspace } from '../workspaces/create-workspace.js';

/** A domain of email addresses that a workspace says is its own. */
const signOnDomain = z.object({
  domain: z.string(),
  /** Null: its DNS record has not been seen. */
  verifiedAt: z.nullable(isoDate),
  /** The TXT record that proves the domain. */
  record: z.object({ name: z.string(), value: z.string() }),
});

/** Conditions of `only`. A factor: the way in that an owner keeps beside the provider. */
const missingForOnly = ['provider', 'domain', 'test', 'your-factor', 'owner-factor'] as const;

/** Single sign-on of a workspace, as its owners and admins see it. The client secret never leaves the server. */
export const singleSignOn = z.object({
  provider: z.nullable(
    z.object({
      issuer: z.string(),
      clientId: z.string(),
      /** Role of people who join the workspace by signing in. */
      role: memberRole,
      /** Passwords and Google no longer sign in members with an address of a verified domain. */
      only: z.boolean(),
      /** When a test last passed with these settings; null: never. */
      testedAt: z.nullable(isoDate),
    }),
  ),
  domains: z.array(signOnDomain),
  /** Address to register at the provider. */
  redirectUri: z.string(),
  /** Members whom `only` shuts out until they sign in at the provider. */
  shutOut: z.array(z.object({ userId: id, firstName: z.string(), lastName: z.string() })),
  /** The first condition that is missing before `only` can be switched on; null: none. */
  missing: z.nullable(openEnum(missingForOnly, 'other')),
});

/** A domain name in lower case, without anything in front of or after it. */
export const domainName = z
  .string()
  .check(
    z.trim(),
    z.toLowerCase(),
    z.maxLength(253),
    z.regex(
      /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z](?:[a-z\d-]{0,61}[a-z\d])$/,
      'Please enter a domain like example.com.',
    ),
  );

/** Answer of the provider, from the query of the page that it returns to. */
export const providerAnswer = z.object({
  state: z.string().check(z.minLength(1), z.maxLength(256)),
  code: z.string().check(z.minLength(1), z.maxLength(4096)),
  /** Issuer as the answer names it (RFC 9207). */
  iss: z.optional(z.string().check(z.maxLength(2048))),
});

/** Address of the provider to which the browser goes. */
export const providerUrl = z.object({ url: z.string() });

export const signOnErrors = {
  SingleSignOnNotConfigured: {
    status: 501,
    message: 'Single sign-on is not set up on this server. Please ask its operator.',
  },
  ProviderMissing: {
    status: 409,
    message: 'Please enter the provider first.',
  },
  ProviderNotAnswering: {
    status: 409,
    message:
      'The identity provider does not answer as OpenID Connect asks. Please check the issuer, or try again in a moment.',
  },
  ProviderAddressRefused: {
    status: 400,
    message: 'We can’t use this issuer. {problem}',
  },
  DomainMissing: {
    status: 409,
    message: 'Please verify a domain first.',
  },
  DomainNotFound: {
    status: 404,
    message: 'This domain was removed already.',
  },
} as const;

/** Refusals of an answer of the provider. None is 401: that would end a session. */
export const answerErrors = {
  SingleSignOnFailed: {
    status: 403,
    message: 'Single sign-on failed. Please begin again.',
  },
  SingleSignOnAddressUnverified: {
    status: 403,
    message:
      'Your identity provider has not verified your email address. Please ask your administrator.',
  },
  SingleSignOnAddressForeign: {
    status: 403,
    message:
      'Your identity provider named an address outside the domains of this workspace. Please ask your administrator.',
  },
  ProviderNotAnswering: signOnErrors.ProviderNotAnswering,
  SingleSignOnNotConfigured: signOnErrors.SingleSignOnNotConfigured,
} as const;

/** Refusals of a person who may not join the workspace. */
export const joinErrors = {
  NoLongerMember: {
    status: 403,
    message: 'You are no longer a member of this workspace. Please ask for an invitation.',
  },
  AccountDisabled: accountDisabled,
  ...createWorkspace.errors,
} as const;
