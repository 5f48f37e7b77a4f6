import path from 'node:path';
import {
  defaultPorts,
  defineConfig,
  type Environment,
  logLevels,
  variables,
} from '@shortlist/service-kit';
import { z } from 'zod';

const readVariables = defineConfig(() =>
  z
    .object({
      PORT: variables.integer({ min: 1, max: 65_535 }).default(defaultPorts.gateway),
      HOST: variables.text().default('127.0.0.1'),
      ADMIN_PORT: variables.port().default(0),
      DATA_DIR: variables.text().default('.data'),
      MONGO_MEMORY_MB: variables.integer({ min: 16, max: 1_000_000 }).default(1024),
      FRONT_ENDS_DIR: variables.text().default(path.resolve(import.meta.dirname, '../../..')),
      LOG_LEVEL: variables.oneOf(logLevels).default('warn'),
      APP_URL: variables.url(['http', 'https']).optional(),
      MONGODB_URI: variables.url(['mongodb', 'mongodb+srv']).optional(),
      AMQP_URL: variables.url(['amqp', 'amqps']).optional(),
      SMTP_URL: variables.url(['smtp', 'smtps']).optional(),
      MAILBOX_PUBLIC: variables.boolean().default(false),
    })
    .transform((env) => ({
      port: env.PORT,
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
    })),
);

export interface Config extends Readonly<ReturnType<typeof readVariables>> {
  /** The whole environment, from which each service reads its own variables. */
  readonly environment: Environment;
}

/** Reads the embedded mode's configuration; throws one ConfigError that lists every bad variable. */
export function readConfig(environment: Environment): Config {
  return { ...readVariables(environment), environment };
}
