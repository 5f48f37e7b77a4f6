import { parseArgs } from 'node:util';

/** The suites of vitest.config.mjs that `npm test` runs, in this order; the rest needs real services (test-real.mjs). */
export const suiteNames = ['unit', 'service', 'web', 'browser'];

/** Options of vitest that take the next argument as their value. All others are written --option=value. */
const withValue = ['testNamePattern', 'maxWorkers', 'testTimeout', 'shard', 'reporter'];
const short = { testNamePattern: 't', maxWorkers: 'w' };
const options = Object.fromEntries(
  withValue.map((name) => [
    name,
    { type: 'string', ...(short[name] ? { short: short[name] } : {}) },
  ]),
);

/** The command was called wrongly; the message is a sentence for the person who called it. */
export class TestArgumentsError extends Error {}

function requirePattern(text, what) {
  try {
    new RegExp(text);
  } catch {
    throw new TestArgumentsError(
      `${what} is a regular expression, and "${text}" is none. Put a backslash before ( ) [ ] { } * + ? to mean the character itself.`,
    );
  }
  return text;
}

function readOption({ name, value }) {
  if (!withValue.includes(name)) return value === undefined ? `--${name}` : `--${name}=${value}`;
  if (!value) throw new TestArgumentsError(`--${name} needs a value, such as -t "quota".`);
  // People also write `-t=quota`.
  const text = value.replace(/^=/, '');
  if (name === 'testNamePattern') requirePattern(text, 'The name after -t');
  return `--${name}=${text}`;
}

/**
 * Reads the arguments of `npm test`: names of suites first, then paths of test files (or parts of paths) and options
 * of vitest in any order. Without the name of a suite, all are meant. Throws TestArgumentsError.
 */
export function readTestArguments(argv) {
  const firstOther = argv.findIndex((argument) => !suiteNames.includes(argument));
  const named = firstOther === -1 ? argv : argv.slice(0, firstOther);
  const { tokens } = parseArgs({
    args: argv.slice(named.length),
    options,
    strict: false,
    tokens: true,
  });
  const chosen = tokens.filter(({ kind }) => kind === 'option');
  return {
    suites: named.length > 0 ? suiteNames.filter((name) => named.includes(name)) : suiteNames,
    paths: tokens
      .filter(({ kind }) => kind === 'positional')
      .map(({ value }) => requirePattern(value, 'A path')),
    options: chosen.map(readOption),
    isWatching: chosen.some(({ name }) => name === 'watch'),
  };
}
