import { parseArgs } from 'node:util';

const flags = ['help', 'no-types', 'as-built'];
const debuggers = ['inspect', 'inspect-brk'];

/** The arguments are not understood; the message lists the valid ones. */
export class ArgumentError extends Error {}

/** A front end by the name that people use: `billing` is in `mfe-billing`. */
const shortName = (name) => name.replace(/^(@shortlist\/)?(mfe-)?/, '');

const quote = (names) => names.map((name) => `"${name}"`).join(', ');

/**
 * The words after `npm run dev`. `developed` are the front ends to compile as they are edited: all of `frontEnds` unless
 * some are named, then those and the shell; none with --as-built. Throws ArgumentError.
 */
export function readArguments(words, frontEnds) {
  const { tokens } = parseArgs({
    args: words,
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const given = tokens.filter(({ kind }) => kind === 'option');
  const wrong = given.find(({ name }) => ![...flags, ...debuggers].includes(name));
  if (wrong) throw new ArgumentError(`npm run dev does not know "${wrong.rawName}".`);
  const names = tokens.filter(({ kind }) => kind === 'positional').map(({ value }) => value);
  const unknown = names.filter((name) => !frontEnds.includes(shortName(name)));
  if (unknown.length > 0) {
    throw new ArgumentError(
      `There is no front end ${quote(unknown)}. There are ${quote(frontEnds)}.`,
    );
  }
  const has = (name) => given.some((option) => option.name === name);
  if (has('as-built') && names.length > 0) {
    throw new ArgumentError(
      'With --as-built all front ends are as they were built: please leave out either it or the names.',
    );
  }
  return {
    wantsHelp: has('help'),
    checksTypes: !has('no-types'),
    developed: has('as-built') ? [] : chooseDeveloped(names.map(shortName), frontEnds),
    nodeOptions: given
      .filter(({ name }) => debuggers.includes(name))
      .map(({ rawName, value }) => (value === undefined ? rawName : `${rawName}=${value}`)),
  };
}

/** The shell belongs to each: React's development mode is its own. */
function chooseDeveloped(names, frontEnds) {
  return names.length === 0 ? frontEnds : [...new Set(['shell', ...names])];
}
