import {
  defaultAdminPort,
  listenVariables,
  logLevels,
  readConfig as readVariables,
  variables,
} from '@shortlist/service-kit';
import { z } from 'zod';

const httpUrl = () => variables.url(['http', 'https']);
const text = variables.text;

const schema = z.object({
  ...listenVariables('gateway'),
  LOG_LEVEL: variables.oneOf(logLevels).default('info'),
  AUTH_URL: httpUrl(),
  RESUMES_URL: httpUrl(),
  USAGE_URL: httpUrl(),
  EMAIL_URL: httpUrl(),
  /** Where readiness is asked for `/api/status`. Default: the service's host, 5000 above its port. */
  RESUMES_ADMIN_URL: httpUrl().optional(),
  USAGE_ADMIN_URL: httpUrl().optional(),
  EMAIL_ADMIN_URL: httpUrl().optional(),
  /** Folder with `shell/dist` and `mfe-…/dist`, when this gateway serves the front ends itself. */
  FRONT_ENDS_DIR: text().optional(),
  /** Where the shell's own static server answers, when it has one. */
  SHELL_URL: httpUrl().optional(),
  REMOTE_MARKETING_URL: text().default('/remotes/marketing/mf-manifest.json'),
  REMOTE_AUTH_URL: text().default('/remotes/auth/mf-manifest.json'),
  REMOTE_SCREENING_URL: text().default('/remotes/screening/mf-manifest.json'),
  REMOTE_BILLING_URL: text().default('/remotes/billing/mf-manifest.json'),
  CONTACT_WEBHOOK_URL: text().default('/api/email/contact'),
  FEATURE_DEMO_FALLBACK: variables.boolean().default(false),
  /** Client id at Google; set, the pages offer Google sign-in. */
  GOOGLE_CLIENT_ID: text().optional(),
  GOOGLE_AUTHORIZATION_URL: variables
    .url(['https'])
    .default('https://accounts.google.com/o/oauth2/v2/auth'),
  /** The mailbox of the embedded mode, shown at /mailbox. */
  MAILBOX_URL: httpUrl().optional(),
  /** Shows the mailbox to everybody who reaches this gateway, under any name: whoever reads it can take over every account. */
  MAILBOX_PUBLIC: variables.boolean().default(false),
  /** How many proxies in front of the gateway are ours; their X-Forwarded-For is believed. */
  TRUSTED_PROXIES: variables.integer({ min: 0, max: 10 }).default(0),
  RATE_LIMIT_PER_MINUTE: variables.integer({ min: 1 }).default(600),
  RATE_LIMIT_SENSITIVE_PER_MINUTE: variables.integer({ min: 1 }).default(20),
  /** Where several gateways count sensitive calls together; without it each one counts its own. */
  MONGODB_URI: variables.url(['mongodb', 'mongodb+srv']).optional(),
});

export type Config = Readonly<z.output<typeof schema>>;

/** Reads the gateway's configuration; throws one ConfigError that lists every bad variable. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  return readVariables(schema, environment);
}

/** Where the services' admin ports answer, as far as the gateway asks them. */
export function findAdminUrls(
  config: Config,
): Readonly<Record<'resumes' | 'usage' | 'email', string>> {
  return {
    resumes: config.RESUMES_ADMIN_URL ?? adminUrlOf(config.RESUMES_URL),
    usage: config.USAGE_ADMIN_URL ?? adminUrlOf(config.USAGE_URL),
    email: config.EMAIL_ADMIN_URL ?? adminUrlOf(config.EMAIL_URL),
  };
}

function adminUrlOf(serviceUrl: string): string {
  const url = new URL(serviceUrl);
  const port = Number(url.port) || (url.protocol === 'https:' ? 443 : 80);
  return `http://${url.hostname}:${defaultAdminPort(port)}`;
}
