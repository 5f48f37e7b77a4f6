import { hostname } from 'node:os';
import path from 'node:path';
import type { ServingApp } from '@shortlist/service-kit';
import type { Config } from './config.js';
import { keysFolderOf } from './data-folder.js';
import type { StandIns } from './open-stand-ins.js';
import { remotesFolder } from './remotes/open-registry.js';
import { loadSealingKey } from './sealing-key.js';
import { loadSigningKeys } from './signing-keys.js';

/** Where a service answers. */
export type Addresses = Pick<ServingApp, 'url' | 'adminUrl'>;

type Environment = Readonly<Record<string, string | undefined>>;

/** The variables that all services of this process read. Makes the keys that are missing. */
export async function readServiceEnvironment(
  config: Config,
  { mongodbUri, mailbox, identity }: StandIns,
): Promise<Environment> {
  const folder = keysFolderOf(config.dataFolder);
  const keys = await loadSigningKeys(folder);
  return {
    MAIL_FROM: 'Shortlist <no-reply@shortlist.example>',
    SUPPORT_MAILBOX: 'support@shortlist.example',
    FEATURE_DEMO_FALLBACK: 'true',
    // Only this process takes messages from its bus: what has none there is soon known to be lost.
    REPUBLISH_AFTER_SECONDS: '10',
    // The port below differs at every start. Nobody else works on an embedded database, wherever it listens.
    INSTANCE_ID: config.mongodbUri ? `${hostname()}:${config.port}` : 'embedded',
    // A person at this machine may name programs on it; the gateway tells them from those behind a proxy.
    WEBHOOK_PRIVATE_ADDRESSES: config.samplePeople ? 'local' : 'false',
    REMOTES_PRIVATE_ADDRESSES: String(config.samplePeople),
    ...config.environment,
    FRONT_ENDS_DIR: config.frontEndsFolder,
    KEPT_FRONT_ENDS_DIR: path.join(config.dataFolder, 'front-ends'),
    APP_URL: config.appUrl,
    LOG_LEVEL: config.logLevel,
    HOST: '127.0.0.1',
    PORT: '0',
    ADMIN_HOST: '127.0.0.1',
    ADMIN_PORT: '0',
    MONGODB_URI: mongodbUri,
    SMTP_URL: config.smtpUrl ?? mailbox?.smtpUrl,
    SAMPLE_IDENTITY_ISSUER: identity?.issuer,
    SAMPLE_IDENTITY_KEYS_URL: identity?.keysUrl,
    JWT_PRIVATE_KEY: keys.privateKey,
    JWT_PUBLIC_KEY: keys.publicKey,
    SECOND_FACTOR_KEY:
      config.environment['SECOND_FACTOR_KEY'] ??
      (await loadSealingKey(folder, 'second-factor-key')),
    WEBHOOK_KEY: config.environment['WEBHOOK_KEY'] ?? (await loadSealingKey(folder, 'webhook-key')),
  };
}

/** Where the gateway keeps the registry of remotes. */
function findRegistry({ remotesRegistry, mongodbUri, dataFolder }: Config) {
  if (!remotesRegistry) return { REMOTES_DIR: undefined, REMOTES_MONGODB_URI: undefined };
  return {
    REMOTES_DIR: mongodbUri ? undefined : path.join(dataFolder, remotesFolder),
    REMOTES_MONGODB_URI: mongodbUri,
  };
}

/** The variables of the gateway, which leads to these services. */
export function gatewayEnvironment(
  environment: Environment,
  config: Config,
  services: Readonly<Record<'auth' | 'resumes' | 'usage' | 'email', Addresses>>,
  { mailbox, identity }: StandIns,
): Environment {
  return {
    ...environment,
    HOST: config.host,
    PORT: String(config.gatewayPort),
    // There is only one gateway, so counting in its memory is enough.
    MONGODB_URI: undefined,
    ...findRegistry(config),
    ADMIN_PORT: String(config.adminPort),
    AUTH_URL: services.auth.url,
    RESUMES_URL: services.resumes.url,
    USAGE_URL: services.usage.url,
    EMAIL_URL: services.email.url,
    RESUMES_ADMIN_URL: services.resumes.adminUrl,
    USAGE_ADMIN_URL: services.usage.adminUrl,
    EMAIL_ADMIN_URL: services.email.adminUrl,
    MAILBOX_URL: mailbox?.httpUrl,
    SAMPLE_IDENTITY_URL: identity?.httpUrl,
  };
}
