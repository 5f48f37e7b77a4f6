import type { z } from 'zod';
import { readConfig } from './read-config.js';

export type Environment = Readonly<Record<string, string | undefined>>;

export interface ReadConfigOptions {
  /** A process of its own needs AMQP_URL; services that share one process are handed a bus. Default false. */
  readonly standalone?: boolean;
}

/** Reads the environment; throws one ConfigError that lists every bad variable. */
export type ConfigReader<Config> = (
  environment: Environment,
  options?: ReadConfigOptions,
) => Readonly<Config>;

/** The Config that a reader made by `defineConfig` returns. */
export type ConfigOf<Reader> = Reader extends ConfigReader<infer Config> ? Readonly<Config> : never;

/**
 * Defines what a process reads from its environment: `describe` makes the schema of its variables, whose output, in
 * camel case, is the Config.
 */
export function defineConfig<Schema extends z.ZodType>(
  describe: (options: Required<ReadConfigOptions>, environment: Environment) => Schema,
): ConfigReader<z.output<Schema>> {
  return (environment, { standalone = false } = {}) =>
    readConfig(describe({ standalone }, environment), environment);
}
