import { endsInVerb, isCondition, sharesNoun, tellsDuty } from './attributive.js';
import {
  type Clauses,
  endsHeadedList,
  GERUND,
  hasSkill,
  headBefore,
  isBareWords,
  joinRun,
  joinThis,
  lastExample,
} from './clause-lists.js';
import { afterJoint, BARE, jointAt, lastWord, wordCount } from './clause-parts.js';

interface JoinRule {
  readonly name: string;
  /** Whether it is read in duties, in what is asked for, or in both. */
  readonly in: 'duties' | 'asked';
  readonly when: (clauses: Clauses, at: number) => boolean;
  /** Marks what belongs together. */
  readonly reads: (clauses: Clauses, at: number) => void;
}

const WEEKDAYS = ['de', 'en', 'es', 'fr', 'it', 'nl', 'pl', 'pt'].flatMap((code) => {
  const format = new Intl.DateTimeFormat(code, { weekday: 'long', timeZone: 'UTC' });
  return [...Array(7).keys()].map((day) => format.format(new Date(Date.UTC(2024, 0, 1 + day))));
});
/** A day of the week or a time of the day. */
const WHEN = new RegExp(
  `^(?:${WEEKDAYS.join('|')}|\\d{1,2}(?:[:.]\\d\\d|[ap]m|h)(?!\\p{L}))`,
  'iu',
);

/** 'Two years on a reach truck': how long something was done. */
const HOW_LONG =
  /^(?:(?:at least|min\.?|minimum|over) )?(?:\d{1,2}|one|two|three|four|five|six|ten|twelve)\+? ?(?:months?|years?|yrs?)(?!\p{L})/iu;
/** The name of a paper has at most so many words. */
const NAME_OF_PAPER = 5;

/** Why a part of a list belongs to the part before it, in the order in which the rules are read. */
export const JOIN_RULES: readonly JoinRule[] = [
  {
    name: 'a choice',
    in: 'asked',
    when: ({ parts, language }, at) => {
      const part = parts[at] ?? '';
      const orAt = jointAt(part, language.or);
      return (
        afterJoint(part, language.or) !== undefined ||
        (orAt !== null && isBareWords(part.slice(0, orAt.at), language))
      );
    },
    reads: (clauses, at) => joinRun(clauses, at, false),
  },
  {
    name: 'a last noun for all',
    in: 'asked',
    when: ({ parts, language }, at) => {
      const part = parts[at] ?? '';
      const bare = afterJoint(part, language.and) ?? part;
      const andAt = jointAt(bare, language.and);
      return (
        language.tails.has(lastWord(part)) &&
        (andAt !== null || bare !== part) &&
        wordCount(bare) <= BARE + 1 &&
        !hasSkill(andAt ? bare.slice(0, andAt.at) : '')
      );
    },
    reads: (clauses, at) => joinRun(clauses, at, true),
  },
  {
    name: 'verbs of one object',
    in: 'asked',
    when: ({ parts, language }, at) => {
      const bare =
        afterJoint(parts[at] ?? '', [...language.and, ...language.or]) ?? parts[at] ?? '';
      return GERUND.test(lastWord(parts[at - 1] ?? '')) && GERUND.test(bare.split(' ', 1)[0] ?? '');
    },
    reads: joinThis,
  },
  {
    name: 'or an equivalent',
    in: 'asked',
    when: ({ parts, language }, at) => {
      const part = parts[at] ?? '';
      const or = jointAt(part, language.or);
      return (
        or !== null &&
        language.equivalents.test(part.slice(or.at + or.length)) &&
        wordCount(parts[at - 1] ?? '') <= NAME_OF_PAPER
      );
    },
    reads: joinThis,
  },
  {
    name: 'an alternative',
    in: 'asked',
    when: ({ parts, language }, at) => afterJoint(parts[at] ?? '', language.or) !== undefined,
    reads: joinThis,
  },
  {
    name: 'one head for a list',
    in: 'asked',
    when: endsHeadedList,
    reads: ({ parts, joined, language }, at) =>
      joined.fill(true, headBefore(parts, at, language) + 1, at + 1),
  },
  {
    name: 'a word that attaches',
    in: 'asked',
    when: ({ parts, language }, at) => {
      const part = parts[at] ?? '';
      return (
        language.attaching.test(part) &&
        !/\p{Lu}/u.test(part.charAt(0)) &&
        !language.starters.test(part)
      );
    },
    reads: joinThis,
  },
  {
    name: 'an adjective that waits for its noun',
    in: 'asked',
    when: ({ parts, language }, at) => sharesNoun(parts, language)[at] ?? false,
    reads: joinThis,
  },
  {
    name: 'what was done for so long',
    in: 'asked',
    when: ({ parts }, at) =>
      HOW_LONG.test(parts[at - 1] ?? '') && GERUND.test((parts[at] ?? '').split(' ', 1)[0] ?? ''),
    reads: joinThis,
  },
  {
    name: 'how a language is used',
    in: 'asked',
    when: ({ parts, language }, at) =>
      !/\p{L}/u.test((parts[at] ?? '').replace(language.languageWords, '')),
    reads: joinThis,
  },
  {
    name: 'when it is done',
    in: 'asked',
    when: ({ parts }, at) => WHEN.test(parts[at] ?? ''),
    reads: joinThis,
  },
  {
    name: 'examples',
    in: 'asked',
    when: (clauses, at) => clauses.language.examples.test(clauses.parts[at - 1] ?? ''),
    reads: (clauses, at) => clauses.joined.fill(true, at, lastExample(clauses, at - 1) + 1),
  },
  {
    name: 'a compound that waits for its end',
    in: 'asked',
    when: ({ parts }, at) => /\p{L}-$/u.test(parts[at - 1] ?? ''),
    reads: joinThis,
  },
  {
    name: 'a verb that waits for its object',
    in: 'duties',
    when: ({ parts, language }, at) => {
      const before = parts[at - 1] ?? '';
      return wordCount(afterJoint(before, language.and) ?? before) === 1;
    },
    reads: joinThis,
  },
  {
    name: 'an infinitive that waits for its object',
    in: 'duties',
    when: ({ parts, language }, at) => endsInVerb(parts[at - 1] ?? '', language),
    reads: joinThis,
  },
  {
    name: 'a condition before its duty',
    in: 'duties',
    when: ({ parts, language }, at) => isCondition(parts[at - 1] ?? '', language),
    reads: joinThis,
  },
  {
    name: 'a thing, not a duty',
    in: 'duties',
    when: ({ parts, language }, at) => !tellsDuty(parts, at, language),
    reads: joinThis,
  },
];
