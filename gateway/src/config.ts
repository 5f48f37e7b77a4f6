import {
  type ConfigOf,
  defaultAdminPort,
  defineConfig,
  listenVariables,
  logLevels,
  presentListenVariables,
  presentTokenLimits,
  tokenLimitVariables,
  variables,
} from '@shortlist/service-kit';
import { z } from 'zod';
import { isLoopbackName } from './domain/mailbox-access.js';

const httpUrl = () => variables.url(['http', 'https']);
const text = variables.text;

/** Variables that name a remote: `REMOTE_BILLING_URL`, `REMOTE_BILLING_MANIFEST_URL`. */
const remoteUrl = /^REMOTE_([A-Z][A-Z0-9]*)_URL$/;
const remoteManifestUrl = /^REMOTE_([A-Z][A-Z0-9]*)_MANIFEST_URL$/;

export const readConfig = defineConfig(({ standalone }) =>
  z
    .looseObject({
      ...listenVariables('gateway'),
      LOG_LEVEL: variables.oneOf(logLevels).default('info'),
      AUTH_URL: httpUrl(),
      RESUMES_URL: httpUrl(),
      USAGE_URL: httpUrl(),
      EMAIL_URL: httpUrl(),
      RESUMES_ADMIN_URL: httpUrl().optional(),
      USAGE_ADMIN_URL: httpUrl().optional(),
      EMAIL_ADMIN_URL: httpUrl().optional(),
      FRONT_ENDS_DIR: text().optional(),
      KEPT_FRONT_ENDS_DIR: text().optional(),
      SHELL_URL: httpUrl().optional(),
      REMOTES_DIR: text().optional(),
      REMOTE_OVERRIDE_ORIGINS: overrideOrigins().default([]),
      REMOTES_MONGODB_URI: variables.url(['mongodb', 'mongodb+srv']).optional(),
      REMOTES_OPERATOR_SECRET: text()
        .refine(
          (secret) => secret.length >= 32,
          'needs at least 32 characters, such as those of: openssl rand -hex 32',
        )
        .optional(),
      REMOTES_PRIVATE_ADDRESSES: variables.boolean().default(false),
      CONTACT_WEBHOOK_URL: text().default('/api/email/contact'),
      FEATURE_DEMO_FALLBACK: variables.boolean().default(false),
      GOOGLE_CLIENT_ID: text().optional(),
      APP_URL: httpUrl().optional(),
      ...tokenLimitVariables(),
      GOOGLE_AUTHORIZATION_URL: variables
        .url(['https'])
        .default('https://accounts.google.com/o/oauth2/v2/auth'),
      MAILBOX_URL: httpUrl().optional(),
      SAMPLE_IDENTITY_URL: httpUrl()
        .optional()
        .refine(
          (url) => url === undefined || !standalone,
          'is only for npm start, as anybody can sign in as a sample person: please remove it.',
        ),
      MAILBOX_PUBLIC: variables.boolean().default(false),
      TRUSTED_PROXIES: variables.integer({ min: 0, max: 10 }).default(0),
      RATE_LIMIT_PER_MINUTE: variables.integer({ min: 1 }).default(600),
      RATE_LIMIT_SENSITIVE_PER_MINUTE: variables.integer({ min: 1 }).default(20),
      REPORTED_VIEWS_PERCENT: variables.integer({ min: 0, max: 100 }).default(100),
      MONGODB_URI: variables.url(['mongodb', 'mongodb+srv']).optional(),
      AMQP_URL: variables.url(['amqp', 'amqps']).optional(),
    })
    .transform((env) => ({
      ...presentListenVariables(env),
      logLevel: env.LOG_LEVEL,
      serviceUrls: {
        auth: env.AUTH_URL,
        resumes: env.RESUMES_URL,
        usage: env.USAGE_URL,
        email: env.EMAIL_URL,
      },
      /** Where `/api/status` asks for readiness. Default: the service's host, 5000 above its port. */
      adminUrls: {
        resumes: env.RESUMES_ADMIN_URL ?? adminUrlOf(env.RESUMES_URL),
        usage: env.USAGE_ADMIN_URL ?? adminUrlOf(env.USAGE_URL),
        email: env.EMAIL_ADMIN_URL ?? adminUrlOf(env.EMAIL_URL),
      },
      /** Folder with `shell/dist` and `mfe-…/dist`, if this gateway serves the front ends itself. */
      frontEndsFolder: env.FRONT_ENDS_DIR,
      /** Folder for the files of the last builds of `frontEndsFolder`, which pages opened before a deployment still ask for. */
      keptFrontEndsFolder: env.KEPT_FRONT_ENDS_DIR,
      /** Where the shell's own static server answers, if it has one. */
      shellUrl: env.SHELL_URL,
      /** Address of each remote's manifest, for those that are not served from `frontEndsFolder`. */
      remotes: readRemoteVariables(env, remoteUrl),
      /** Where this gateway reads a remote's manifest, if it can't by the address that pages have. */
      manifestUrls: readRemoteVariables(env, remoteManifestUrl),
      /** Milliseconds between two looks at the registry of remotes, and at what front ends serve. */
      lookMs: { registry: 2000, frontEnds: 5000 },
      /** Where the registry of remotes is kept: a folder of this machine, or a database that all gateways share. */
      registryFolder: env.REMOTES_DIR,
      registryUri: env.REMOTES_MONGODB_URI ?? env.MONGODB_URI,
      /** With it, operators change the registry by calls to the admin port. */
      remotesOperatorSecret: env.REMOTES_OPERATOR_SECRET,
      /** Whether builds that are published by HTTP may lie inside private networks, and be read without https. */
      remotesPrivateAddresses: env.REMOTES_PRIVATE_ADDRESSES,
      /** From where people may make their own browser take remotes; none by default, as code from there has all their rights. */
      overrideOrigins: env.REMOTE_OVERRIDE_ORIGINS,
      contactWebhookUrl: env.CONTACT_WEBHOOK_URL,
      demoFallback: env.FEATURE_DEMO_FALLBACK,
      /** Client id at Google; if set, the pages offer Google sign-in. */
      googleClientId: env.GOOGLE_CLIENT_ID,
      googleAuthorizationUrl: env.GOOGLE_AUTHORIZATION_URL,
      /**
       * Where people reach the product, without a slash at the end: for the sitemap and for sites that show links. Passkeys
       * belong to it, so they are offered only where it is known.
       */
      appUrl: env.APP_URL?.replace(/\/+$/, ''),
      /** Tokens a month of the plans whose number in the plan file does not count here: what the usage service is told, too. */
      tokenLimits: presentTokenLimits(env),
      /** The mailbox of the embedded mode, shown at /mailbox. */
      mailboxUrl: env.MAILBOX_URL,
      /** The sample OpenID provider of the embedded mode, shown below /identity. */
      identityUrl: env.SAMPLE_IDENTITY_URL,
      /** Shows the mailbox to all who reach this gateway, by any name: anyone who reads it can take over every account. */
      mailboxPublic: env.MAILBOX_PUBLIC,
      /** How many proxies in front of the gateway are ours; their X-Forwarded-For is believed. */
      trustedProxies: env.TRUSTED_PROXIES,
      /** Requests per client address and minute, see `RateLimitSettings`. */
      rateLimits: {
        perMinute: env.RATE_LIMIT_PER_MINUTE,
        sensitivePerMinute: env.RATE_LIMIT_SENSITIVE_PER_MINUTE,
      },
      /** Share of the page views that report how they went, 0 to 1; failures and crashes always do. */
      reportedViews: env.REPORTED_VIEWS_PERCENT / 100,
      /** Database in which several gateways count sensitive calls together; without it each counts its own. */
      mongodbUri: env.MONGODB_URI,
      /** Broker that says when somebody's access ends; without it, such calls may go on for 10 s. */
      amqpUrl: env.AMQP_URL,
    })),
);

export type Config = ConfigOf<typeof readConfig>;

function readRemoteVariables(
  env: Readonly<Record<string, unknown>>,
  name: RegExp,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(env).flatMap(([variable, value]) => {
      const remote = name.exec(variable)?.[1]?.toLowerCase();
      return remote === undefined ? [] : [[remote, String(value).trim()]];
    }),
  );
}

/** Origins as browsers write them. Without encryption only this machine's: anybody on the way could change the code. */
function overrideOrigins() {
  const isUsable = (text: string) => {
    const url = URL.canParse(text) ? new URL(text) : null;
    // With an asterisk, the policy of a page would allow every name below.
    if (url?.origin !== text || text.includes('*')) return false;
    return url.protocol === 'https:' || (url.protocol === 'http:' && isLoopbackName(url.hostname));
  };
  return variables
    .list()
    .refine(
      (origins) => origins.every(isUsable),
      'must be origins separated by commas, each as https://preview.example or http://localhost:3104, without a path; http is for this machine only.',
    );
}

function adminUrlOf(serviceUrl: string): string {
  const url = new URL(serviceUrl);
  const port = Number(url.port) || (url.protocol === 'https:' ? 443 : 80);
  return `http://${url.hostname}:${defaultAdminPort(port)}`;
}
