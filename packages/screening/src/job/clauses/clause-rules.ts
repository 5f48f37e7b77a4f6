import { findSkillHits } from '../../text/terms/skill-matcher.js';
import { tokenize } from '../../text/words/tokens.js';
import type { AdvertLanguage } from '../advert/advert-words.js';
import { isShortName } from '../advert/short-names.js';
import { endsInVerb, isCondition, sharesNoun, tellsDuty } from '../statements/attributive.js';
import { afterJoint, BARE, isBareWords, jointAt, lastWord, wordCount } from './clause-parts.js';
import { GERUND, HOW_LONG, WHEN } from './clause-patterns.js';

/** The parts of a list that commas separate, and for each whether it belongs to the part before. */
export interface Clauses {
  readonly parts: readonly string[];
  readonly joined: boolean[];
  readonly language: AdvertLanguage;
}

interface JoinRule {
  readonly name: string;
  /** Whether it is read in duties, in what is asked for, or in both. */
  readonly in: 'duties' | 'asked';
  readonly when: (clauses: Clauses, at: number) => boolean;
  /** Marks what belongs together. */
  readonly reads: (clauses: Clauses, at: number) => void;
}

/** True for a part that names a skill. */
export function hasSkill(part: string): boolean {
  return isShortName(part) || findSkillHits(part, tokenize(part)).length > 0;
}

/** Words after the last preposition of a part, or after its verb: 'degree in graphic', 'confident calculating VAT' → 1. */
function tailLength(part: string, { prepositions }: AdvertLanguage): number | null {
  const words = part.toLowerCase().split(' ');
  const at = words.findLastIndex(
    (word, index) => prepositions.has(word) || (index > 0 && GERUND.test(word)),
  );
  return at === -1 ? null : words.length - 1 - at;
}

function joinThis({ joined }: Clauses, at: number): void {
  joined[at] = true;
}

/** Joins a part and the run of bare words before it to what the run hangs on: 'Experience with Python, Java, or Go'. */
function joinRun({ parts, joined, language }: Clauses, index: number, sharesTail: boolean): void {
  joined[index] = true;
  for (let at = index - 1; at >= 0; at -= 1) {
    const part = parts[at] ?? '';
    if (sharesTail && language.tails.has(lastWord(part))) {
      joined[at + 1] = false;
      return;
    }
    const hasJoint = jointAt(part, [...language.or, ...language.and]) !== null;
    if (isBareWords(part, language) && !hasJoint) {
      if (at > 0) joined[at] = true;
      continue;
    }
    const tail = tailLength(part, language);
    const isHead =
      !hasJoint && ((tail !== null && tail <= 3) || (sharesTail && wordCount(part) <= 3));
    if (!isHead) joined[at + 1] = false;
    return;
  }
}

/** Where a list of examples that begins at a part ends. */
function lastExample({ parts, language }: Clauses, from: number): number {
  const joints = [...language.and, ...language.or];
  for (let at = from + 1; at < parts.length; at += 1) {
    const next = parts[at] ?? '';
    const bare = afterJoint(next, joints) ?? next;
    const joint = jointAt(bare, joints);
    const words = joint ? bare.slice(0, joint.at) : bare;
    if (!isBareWords(words, language) || language.soft.test(next)) return from;
    if (joint !== null || bare !== next) return at;
  }
  return from;
}

/** 'Attachment of earnings by hand' at the end of a list. */
const isLongItem = (text: string, language: AdvertLanguage) =>
  wordCount(text) <= BARE + 2 &&
  !language.starters.test(text) &&
  text.split(' ').some((word, at) => at > 0 && language.prepositions.has(word));

/** Where the list that ends at a part has its head: the last part before it that is more than a bare item. */
const headBefore = (parts: readonly string[], at: number, language: AdvertLanguage) =>
  Math.max(
    0,
    parts.slice(0, at).findLastIndex((part) => !isBareWords(part, language)),
  );

/** True for a last part 'NI and statutory payments' of a list after one head: 'Knowledge of PAYE, …'. */
function endsHeadedList({ parts: all, language }: Clauses, at: number): boolean {
  const { and, or, attaching } = language;
  // 'Including manual calculations' may follow the list.
  const from = headBefore(all, at, language);
  const [head = '', ...others] = all.slice(from, at + 1);
  const tail = tailLength(head, language);
  if (
    !all.slice(at + 1).every((part) => attaching.test(part)) ||
    tail === null ||
    tail < 1 ||
    tail > 2 ||
    at - from > 3
  )
    return false;
  if (jointAt(head, [...and, ...or]) !== null) return false;
  const [last = ''] = others.slice(-1);
  const bare = afterJoint(last, and) ?? last;
  const joint = jointAt(bare, and);
  if (joint === null) return false;
  const items = [
    ...others.slice(0, -1),
    bare.slice(0, joint.at),
    bare.slice(joint.at + joint.length),
  ];
  return items.every(
    (item, index) =>
      (isBareWords(item, language) || (index === items.length - 1 && isLongItem(item, language))) &&
      !language.soft.test(item) &&
      jointAt(item, [...and, ...or]) === null,
  );
}

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
