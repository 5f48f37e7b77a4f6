import { createPrivateKey, createPublicKey } from 'node:crypto';
import { resolveTxt } from 'node:dns/promises';
import {
  type ConfigOf,
  createSealer,
  defineConfig,
  presentServiceVariables,
  serviceVariables,
  splitPublicKeys,
  variables,
} from '@shortlist/service-kit';
import { z } from 'zod';
import {
  createFirebaseProvider,
  createGoogleProvider,
  createSampleProvider,
} from './domain/federation/identity-provider.js';
import { keySetLimits } from './domain/federation/key-set.js';
import { relyingPartyOf } from './domain/second-factor/passkeys/relying-party.js';

const spki = { type: 'spki', format: 'pem' } as const;

/** Whether one of the public keys is that of the private key, so that its tokens are taken. */
function belongTogether(privateKey: string, publicKeys: string): boolean {
  const derived = createPublicKey(
    createPrivateKey(privateKey).export({ type: 'pkcs8', format: 'pem' }),
  ).export(spki);
  return splitPublicKeys(publicKeys).some((key) => createPublicKey(key).export(spki) === derived);
}

/** The embedded mode alone gives these: anybody can sign in as a sample person. */
function sampleVariable(standalone: boolean) {
  const variable = variables.url(['http']).optional();
  return standalone
    ? variable.refine((value) => value === undefined, 'is only for npm start: please remove it.')
    : variable;
}

export const readConfig = defineConfig(({ standalone }) =>
  z
    .object({
      ...serviceVariables({ process: 'auth', standalone }),
      JWT_PRIVATE_KEY: variables.privateKey(),
      BCRYPT_COST: variables.integer({ min: 10, max: 16 }).default(12),
      HASH_THREADS: variables.integer({ min: 1, max: 64 }).default(2),
      HASH_QUEUE: variables.integer({ min: 1, max: 10_000 }).default(100),
      PASSWORD_MIN_LENGTH: variables.integer({ min: 1, max: 64 }).default(1),
      EXEMPT_EMAILS: variables.list().default([]),
      GOOGLE_CLIENT_ID: variables.list().default([]),
      FIREBASE_PROJECT_ID: variables.text().optional(),
      SAMPLE_IDENTITY_ISSUER: sampleVariable(standalone),
      SAMPLE_IDENTITY_KEYS_URL: sampleVariable(standalone),
      APP_URL: variables.url(['http', 'https']).optional(),
      SECOND_FACTOR_KEY: variables.sealingKeys().optional(),
      MAIL_RETRY_SECONDS: variables.integer({ min: 1, max: 3600 }).default(30),
    })
    .refine((env) => belongTogether(env.JWT_PRIVATE_KEY, env.JWT_PUBLIC_KEY), {
      path: ['JWT_PUBLIC_KEY'],
      message: 'must hold the public part of JWT_PRIVATE_KEY.',
    })
    .transform((env) => ({
      ...presentServiceVariables(env),
      jwtPrivateKey: env.JWT_PRIVATE_KEY,
      /** bcrypt's cost: each step doubles the work. */
      passwordCost: env.BCRYPT_COST,
      /** Characters of a new password, where the 8 of a sign-up and the 6 of a reset are not enough. */
      passwordMinLength: env.PASSWORD_MIN_LENGTH,
      hashThreads: env.HASH_THREADS,
      /** Passwords that may wait for a thread before more are refused. */
      hashQueue: env.HASH_QUEUE,
      /** Lower case. Users with these addresses skip the token limit. */
      exemptEmails: env.EXEMPT_EMAILS.map((email) => email.toLowerCase()),
      /** Providers whose id tokens sign people in; none where the deployment has no Google sign-in. */
      identityProviders: [
        ...(env.GOOGLE_CLIENT_ID.length > 0 ? [createGoogleProvider(env.GOOGLE_CLIENT_ID)] : []),
        ...(env.FIREBASE_PROJECT_ID ? [createFirebaseProvider(env.FIREBASE_PROJECT_ID)] : []),
        ...(env.SAMPLE_IDENTITY_ISSUER && env.SAMPLE_IDENTITY_KEYS_URL
          ? [
              createSampleProvider({
                issuer: env.SAMPLE_IDENTITY_ISSUER,
                keysUrl: env.SAMPLE_IDENTITY_KEYS_URL,
              }),
            ]
          : []),
      ],
      identityKeys: keySetLimits,
      /** Relying party of passkeys; without an address that has a name they are not offered. */
      relyingParty: env.APP_URL === undefined ? undefined : relyingPartyOf(env.APP_URL),
      /** Encrypts the secrets of authenticator apps; without it they are not offered. */
      sealer:
        env.SECOND_FACTOR_KEY && createSealer(env.SECOND_FACTOR_KEY, 'shortlist authenticator app'),
      /** Single sign-on; undefined without the address of this Shortlist and a key for the secrets of clients. */
      singleSignOn:
        env.APP_URL !== undefined && env.SECOND_FACTOR_KEY
          ? {
              redirectUri: new URL('/signin/single-sign-on', env.APP_URL).href,
              sealer: createSealer(env.SECOND_FACTOR_KEY, 'shortlist single sign-on'),
              /** Under npm start a person at this machine may name a provider on it. */
              allowsLocal: env.SAMPLE_IDENTITY_ISSUER !== undefined,
              resolveTxt: (name: string) => resolveTxt(name),
              /** Time for all calls of one step to a provider. */
              timeoutMs: 10_000,
            }
          : undefined,
      /** How long a mail may be on its way to the bus before it is sent again. */
      mailRetryMs: env.MAIL_RETRY_SECONDS * 1000,
    })),
);

export type Config = ConfigOf<typeof readConfig>;
