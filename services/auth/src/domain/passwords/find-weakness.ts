import type { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { ownWords, type WeaknessOwner } from './own-words.js';

/** A password that takes fewer guesses than this, by anyone who knows how people choose them, is weak. */
const leastGuesses = 1_000_000;
/** Only so many characters are looked at, and substitutions such as `0` for `o` tried: time grows steeply with both. */
const limits = { characters: 32, substitutions: 10 };

/** Explanations of a weak password, with advice, by what most of it is. */
const sentences = {
  common: 'This password is one of the most common ones, which are guessed first.',
  own: 'This password is close to your name, company or email address, which are guessed first.',
  word: 'This password is little more than one common word or name, which are guessed early.',
  spatial: 'This password follows the keys of a keyboard, which is guessed early.',
  repeat: 'This password repeats the same characters, which is guessed early.',
  sequence: 'This password is a row such as “abc” or “123”, which is guessed early.',
  date: 'This password is little more than a date or a year, which is guessed early.',
  short: 'This password is too short to be hard to guess.',
} as const;
const advice = 'Please choose another, for instance three words that do not belong together.';

async function load(): Promise<ZxcvbnFactory> {
  const [core, common, english] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-en'),
  ]);
  return new core.ZxcvbnFactory({
    dictionary: { ...common.dictionary, ...english.dictionary },
    graphs: common.adjacencyGraphs,
    l33tMaxSubstitutions: limits.substitutions,
  });
}

let loading: Promise<ZxcvbnFactory> | undefined;

/** Reads the lists before somebody needs them: half a second of a processor (docs/dependencies.md). */
export async function loadWordLists(): Promise<void> {
  await (loading ??= load());
}

type Match = ReturnType<ZxcvbnFactory['check']>['sequence'][number];

function kindOf({ pattern, ...match }: Match): keyof typeof sentences {
  if (pattern === 'dictionary') {
    const name: unknown = Reflect.get(match, 'dictionaryName');
    if (name === 'userInputs') return 'own';
    return name === 'passwords-common' ? 'common' : 'word';
  }
  if (pattern === 'spatial' || pattern === 'repeat' || pattern === 'sequence') return pattern;
  if (pattern === 'date' || pattern === 'regex') return 'date';
  return pattern === 'wordSequence' ? 'word' : 'short';
}

/**
 * Why a new password is soon guessed, and what to do, in sentences; null when it is not. Beyond its first 32 characters
 * nothing is looked at.
 */
export async function findWeakness(password: string, owner: WeaknessOwner): Promise<string | null> {
  loading ??= load();
  const zxcvbn = await loading;
  const looked = [...password].slice(0, limits.characters).join('');
  const { guesses, sequence } = zxcvbn.check(looked, [...ownWords(owner)]);
  if (guesses >= leastGuesses) return null;
  const [most] = [...sequence].sort((one, other) => other.token.length - one.token.length);
  return `${sentences[most ? kindOf(most) : 'short']} ${advice}`;
}
