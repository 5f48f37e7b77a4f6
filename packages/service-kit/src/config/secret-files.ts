import { readFileSync } from 'node:fs';
import { ConfigError } from './read-config.js';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Variables that hold a secret: each may be given by a file, named in a variable that ends in `_FILE`, such as
 * JWT_PRIVATE_KEY_FILE.
 */
export const secretVariables = [
  'MONGODB_URI',
  'REMOTES_MONGODB_URI',
  'AMQP_URL',
  'SMTP_URL',
  'JWT_PRIVATE_KEY',
  'JWT_PUBLIC_KEY',
  'SECOND_FACTOR_KEY',
  'WEBHOOK_KEY',
  'OPENAI_API_KEY',
  'REMOTES_OPERATOR_SECRET',
] as const;

const causes: Readonly<Record<string, string>> = {
  ENOENT: 'is not there',
  EACCES: 'may not be read by this process',
  EISDIR: 'is a folder',
};

const isGiven = (value: string | undefined): value is string =>
  value !== undefined && value.trim() !== '';

/**
 * The environment with each secret that lies in a file in its place, as if it had been given itself; an empty file gives none.
 * Throws one ConfigError that names every variable whose file can't be read, or that is given twice, and no content.
 */
export function readSecretFiles(environment: Environment): Environment {
  const problems: string[] = [];
  const read: Record<string, string | undefined> = { ...environment };
  for (const name of secretVariables) {
    const fileVariable = `${name}_FILE`;
    const file = environment[fileVariable];
    Reflect.deleteProperty(read, fileVariable);
    if (!isGiven(file)) continue;
    if (isGiven(environment[name])) {
      problems.push(`${name} and ${fileVariable} are both set: keep one of them.`);
      continue;
    }
    try {
      read[name] = readFileSync(file.trim(), 'utf8').trim();
    } catch (error) {
      const code = (error as NodeJS.ErrnoException).code ?? '';
      problems.push(`${fileVariable} names a file that ${causes[code] ?? "can't be read"}.`);
    }
  }
  if (problems.length > 0) throw new ConfigError(problems);
  return read;
}
