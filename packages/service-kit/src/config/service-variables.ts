import type { z } from 'zod';
import { logLevels } from '../logger.js';
import { defaultAdminPort, defaultPorts } from './default-ports.js';
import { variables } from './variables.js';

export type ProcessName = keyof typeof defaultPorts;

export interface ServiceVariablesOptions {
  /** Process whose default port applies when PORT is not set. */
  readonly process: ProcessName;
  /** A process of its own needs the broker; in one process with the others a bus is handed in. Default false. */
  readonly standalone?: boolean;
}

/** Where a process listens; spread into the `z.object({ … })` of its variables. */
export function listenVariables(process: ProcessName) {
  return {
    PORT: variables.port().default(defaultPorts[process]),
    HOST: variables.text().default('127.0.0.1'),
    /** Where `/healthz`, `/readyz` and `/metrics` answer: never public. Default: 5000 above PORT, on HOST. */
    ADMIN_PORT: variables.port().optional(),
    ADMIN_HOST: variables.text().optional(),
  };
}

type ListenEnvironment = z.output<z.ZodObject<ReturnType<typeof listenVariables>>>;

/** Options for `serve`, from the variables of `listenVariables`. */
export function presentListenVariables(env: ListenEnvironment) {
  return {
    port: env.PORT,
    host: env.HOST,
    adminPort: env.ADMIN_PORT ?? defaultAdminPort(env.PORT),
    adminHost: env.ADMIN_HOST ?? env.HOST,
  };
}

/** The variables every service takes, to be spread into its own `z.object({ … })`. */
export function serviceVariables({ process, standalone = false }: ServiceVariablesOptions) {
  const amqpUrl = variables.url(['amqp', 'amqps']);
  return {
    ...listenVariables(process),
    MONGODB_URI: variables.url(['mongodb', 'mongodb+srv']),
    // The type keeps `undefined`: without a broker a bus is handed in.
    AMQP_URL: standalone ? amqpUrl.transform((url): string | undefined => url) : amqpUrl.optional(),
    /** Each of them verifies access tokens; more than one while keys are exchanged (docs/deploy.md). */
    JWT_PUBLIC_KEY: variables.publicKeys(),
    LOG_LEVEL: variables.oneOf(logLevels).default('info'),
  };
}

type ServiceEnvironment = z.output<z.ZodObject<ReturnType<typeof serviceVariables>>>;

/** The part that every service's Config has in common, from the variables of `serviceVariables`. */
export function presentServiceVariables(env: ServiceEnvironment) {
  return {
    ...presentListenVariables(env),
    mongodbUri: env.MONGODB_URI,
    amqpUrl: env.AMQP_URL,
    jwtPublicKey: env.JWT_PUBLIC_KEY,
    logLevel: env.LOG_LEVEL,
  };
}
