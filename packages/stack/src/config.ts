import path from 'node:path';
import { logLevels, readConfig as readVariables, variables } from '@shortlist/service-kit';
import { z } from 'zod';

const schema = z.object({
  PORT: variables.port().default(3000),
  /** The address the gateway listens on; the services stay on loopback. */
  HOST: variables.text().default('127.0.0.1'),
  /** Health and metrics of the gateway, on loopback; 0 takes any free port, as the services in this process do. */
  ADMIN_PORT: variables.port().default(0),
  /** Where everything that must survive a restart lives. */
  DATA_DIR: variables.text().default('.data'),
  /** What documents of the embedded database may take of the memory, in megabytes; more is refused. */
  MONGO_MEMORY_MB: variables.integer({ min: 16, max: 1_000_000 }).default(1024),
  /** Folder with `shell/dist` and the remotes' `dist`. */
  FRONT_ENDS_DIR: variables.text().default(path.resolve(import.meta.dirname, '../../..')),
  LOG_LEVEL: variables.oneOf(logLevels).default('warn'),
  /** Where people reach the product; links in mails begin with it. */
  APP_URL: variables.url(['http', 'https']).optional(),
  /** Each one that is set replaces its embedded part. */
  MONGODB_URI: variables.url(['mongodb', 'mongodb+srv']).optional(),
  AMQP_URL: variables.url(['amqp', 'amqps']).optional(),
  SMTP_URL: variables.url(['smtp', 'smtps']).optional(),
});

export interface Config extends Readonly<z.output<typeof schema>> {
  /** The whole environment, from which each service reads its own variables. */
  readonly environment: Readonly<Record<string, string | undefined>>;
}

/** Reads the embedded mode's configuration; throws one ConfigError that lists every bad variable. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  return { ...readVariables(schema, environment), environment };
}
