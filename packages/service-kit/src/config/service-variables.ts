import type { z } from 'zod';
import { logLevels } from '../logger.js';
import { variables } from './variables.js';

export interface ServiceVariablesOptions {
  /** Port when PORT is not set. */
  readonly port: number;
  /** A process of its own needs the broker; in one process with the others a bus is handed in. Default false. */
  readonly standalone?: boolean;
}

/** The variables every service takes, to be spread into its own `z.object({ … })`. */
export function serviceVariables({ port, standalone = false }: ServiceVariablesOptions) {
  const amqpUrl = variables.url(['amqp', 'amqps']);
  return {
    PORT: variables.port().default(port),
    HOST: variables.text().default('127.0.0.1'),
    MONGODB_URI: variables.url(['mongodb', 'mongodb+srv']),
    // `undefined` stays in the type: whoever runs without a broker hands a bus in.
    AMQP_URL: standalone ? amqpUrl.transform((url): string | undefined => url) : amqpUrl.optional(),
    JWT_PUBLIC_KEY: variables.pem('public'),
    LOG_LEVEL: variables.oneOf(logLevels).default('info'),
  };
}

type ServiceEnvironment = z.output<z.ZodObject<ReturnType<typeof serviceVariables>>>;

/** What every service's Config says in the same words, from the variables of `serviceVariables`. */
export function presentServiceVariables(env: ServiceEnvironment) {
  return {
    port: env.PORT,
    host: env.HOST,
    mongodbUri: env.MONGODB_URI,
    amqpUrl: env.AMQP_URL,
    jwtPublicKey: env.JWT_PUBLIC_KEY,
    logLevel: env.LOG_LEVEL,
  };
}
