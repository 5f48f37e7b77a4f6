import type { z } from 'zod';

/** The environment does not describe a usable configuration; its message lists every problem. */
export class ConfigError extends Error {
  constructor(readonly problems: readonly string[]) {
    super(
      `The configuration is not valid:\n${problems.map((problem) => `- ${problem}`).join('\n')}`,
    );
    this.name = 'ConfigError';
    // The person who starts a service needs the problems, not the places in the code that found them.
    this.stack = this.message;
  }
}

function freeze<Value>(value: Value): Readonly<Value> {
  if (Array.isArray(value)) value.forEach(freeze);
  else if (
    typeof value === 'object' &&
    value !== null &&
    Object.getPrototypeOf(value) === Object.prototype
  ) {
    Object.values(value).forEach(freeze);
  } else return value;
  return Object.freeze(value);
}

/**
 * Reads the variables that `schema` names. An empty variable counts as not set. Returns a frozen value;
 * throws one ConfigError that lists every bad variable and never quotes a value, which may be a secret.
 */
export function readConfig<Schema extends z.ZodType>(
  schema: Schema,
  environment: Readonly<Record<string, string | undefined>>,
): Readonly<z.output<Schema>> {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value.trim() !== ''),
  );
  const result = schema.safeParse(given, {
    error: (issue) => (issue.input === undefined ? 'is not set.' : 'is not valid.'),
  });
  if (result.success) return freeze(result.data);
  throw new ConfigError(
    result.error.issues.map((issue) => [...issue.path.map(String), issue.message].join(' ')),
  );
}

/** Reads two configurations, so that one ConfigError lists what is wrong with either. */
export function readTogether<First, Second>(
  readFirst: () => First,
  readSecond: () => Second,
): readonly [First, Second] {
  const problems: string[] = [];
  const attempt = <Value>(read: () => Value): { readonly value: Value } | null => {
    try {
      return { value: read() };
    } catch (error) {
      if (!(error instanceof ConfigError)) throw error;
      problems.push(...error.problems);
      return null;
    }
  };
  const first = attempt(readFirst);
  const second = attempt(readSecond);
  if (first && second) return [first.value, second.value];
  throw new ConfigError(problems);
}
