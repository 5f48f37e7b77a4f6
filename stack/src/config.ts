import path from 'node:path';
import { isLoopbackName } from '@shortlist/gateway';
import {
  defaultPorts,
  defineConfig,
  type Environment,
  logLevels,
  readSecretFiles,
  variables,
} from '@shortlist/service-kit';
import { z } from 'zod';

interface Surroundings {
  readonly HOST: string;
  readonly APP_URL?: string | undefined;
  readonly SMTP_URL?: string | undefined;
  readonly GOOGLE_CLIENT_ID?: string | undefined;
  readonly FIREBASE_PROJECT_ID?: string | undefined;
}

/** True where only who sits at this machine can sign in, mails go nowhere, and there is no real provider. */
function mayOfferSamplePeople(env: Surroundings): boolean {
  const isReal = env.SMTP_URL ?? env.GOOGLE_CLIENT_ID ?? env.FIREBASE_PROJECT_ID;
  const isHere =
    isLoopbackName(env.HOST) &&
    (env.APP_URL === undefined ||
      (URL.canParse(env.APP_URL) && isLoopbackName(new URL(env.APP_URL).hostname)));
  return isHere && !isReal;
}

const readVariables = defineConfig(() =>
  z
    .object({
      PORT: variables.integer({ min: 1, max: 65_535 }).default(defaultPorts.gateway),
      HOST: variables.text().default('127.0.0.1'),
      GATEWAY_PORT: variables.port().optional(),
      ADMIN_PORT: variables.port().default(0),
      DATA_DIR: variables.text().default('.data'),
      MONGO_MEMORY_MB: variables.integer({ min: 16, max: 1_000_000 }).default(1024),
      FRONT_ENDS_DIR: variables.text().default(path.resolve(import.meta.dirname, '../..')),
      LOG_LEVEL: variables.oneOf(logLevels).default('warn'),
      APP_URL: variables.url(['http', 'https']).optional(),
      MONGODB_URI: variables.url(['mongodb', 'mongodb+srv']).optional(),
      AMQP_URL: variables.url(['amqp', 'amqps']).optional(),
      SMTP_URL: variables.url(['smtp', 'smtps']).optional(),
      MAILBOX_PUBLIC: variables.boolean().default(false),
      GOOGLE_CLIENT_ID: variables.text().optional(),
      FIREBASE_PROJECT_ID: variables.text().optional(),
      SAMPLE_IDENTITY: variables.boolean().optional(),
      REMOTES_REGISTRY: variables.boolean().default(true),
    })
    .refine((env) => env.SAMPLE_IDENTITY !== true || mayOfferSamplePeople(env), {
      path: ['SAMPLE_IDENTITY'],
      message:
        'can be true only for trying Shortlist on this machine, as anybody can sign in as a sample person: not with another HOST or APP_URL, SMTP_URL, GOOGLE_CLIENT_ID or FIREBASE_PROJECT_ID.',
    })
    .transform((env) => ({
      port: env.PORT,
      /**
       * Where the gateway itself listens, 0 for any free port: not at `port` under `npm run dev`, which answers there and
       * hands calls over.
       */
      gatewayPort: env.GATEWAY_PORT ?? env.PORT,
      /** The address the gateway listens on; the services stay on loopback. */
      host: env.HOST,
      /** Port for health and metrics of the gateway, on loopback; 0 takes any free one, as for the other services. */
      adminPort: env.ADMIN_PORT,
      /** Where everything that must survive a restart lives. */
      dataFolder: path.resolve(env.DATA_DIR),
      /** Memory for documents of the embedded database, in megabytes; more is refused. */
      mongoMemoryMb: env.MONGO_MEMORY_MB,
      /** Folder with `shell/dist` and the remotes' `dist`. */
      frontEndsFolder: env.FRONT_ENDS_DIR,
      logLevel: env.LOG_LEVEL,
      /** Where people reach the product; links in mails begin with it. */
      appUrl: env.APP_URL ?? `http://localhost:${env.PORT}`,
      /** Each of these, if set, replaces its embedded part. */
      mongodbUri: env.MONGODB_URI,
      amqpUrl: env.AMQP_URL,
      smtpUrl: env.SMTP_URL,
      /** Shows the mailbox to all who reach `host`; else to this machine, or to nobody if `host` is not loopback. */
      mailboxPublic: env.MAILBOX_PUBLIC,
      /** Whether the registry of remotes says which builds people get; else the configuration alone does. */
      remotesRegistry: env.REMOTES_REGISTRY,
      /** Offers sample people in the place of Google. */
      samplePeople: env.SAMPLE_IDENTITY ?? mayOfferSamplePeople(env),
    })),
);

export interface Config extends Readonly<ReturnType<typeof readVariables>> {
  /** The whole environment, from which each service reads its own variables. */
  readonly environment: Environment;
}

/** Reads the embedded mode's configuration; throws one ConfigError that lists every bad variable. */
export function readConfig(environment: Environment): Config {
  const variables = readVariables(environment);
  return { ...variables, environment: readSecretFiles(environment) };
}
