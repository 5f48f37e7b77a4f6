import type { z } from 'zod';
import { ConfigError, readConfig } from './read-config.js';
import { readSecretFiles } from './secret-files.js';

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

/** Reads files of secrets; where one can't be read, the error also says what else is wrong, as the reader of the rest does. */
function withSecretFiles<Value>(
  environment: Environment,
  read: (environment: Environment) => Value,
): Value {
  let given: Environment;
  try {
    given = readSecretFiles(environment);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    throw new ConfigError([...error.problems, ...otherProblems(environment, read)]);
  }
  return read(given);
}

/** Problems of the rest: what is not set because its file could not be read has been said. */
function otherProblems(
  environment: Environment,
  read: (environment: Environment) => unknown,
): readonly string[] {
  try {
    read(environment);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    const isSaid = (problem: string) => environment[`${problem.split(' ')[0]}_FILE`] !== undefined;
    return error.problems.filter((problem) => !isSaid(problem));
  }
  return [];
}

/**
 * Defines what a process reads from its environment: `describe` makes the schema of its variables, whose output, in
 * camel case, is the Config. Secrets may lie in files (`secretVariables`).
 */
export function defineConfig<Schema extends z.ZodType>(
  describe: (options: Required<ReadConfigOptions>, environment: Environment) => Schema,
): ConfigReader<z.output<Schema>> {
  return (environment, { standalone = false } = {}) =>
    withSecretFiles(environment, (given) => readConfig(describe({ standalone }, given), given));
}
