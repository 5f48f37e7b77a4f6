import type { AdvertLanguage } from '../advert/advert-words.js';
import { endsInVerb } from '../statements/attributive.js';
import { startsWithVerb } from '../statements/classify-statement.js';
import { afterJoint, cutAt, isBareWords, isComma, lastWord, wordCount } from './clause-parts.js';
import { hasSkill } from './clause-rules.js';

interface CutRule {
  readonly name: string;
  readonly in: 'duties' | 'asked';
  /** True when what is right of an 'and' can stand alone. */
  readonly when: (
    left: string,
    right: string,
    list: { language: AdvertLanguage; isEnd: boolean },
  ) => boolean;
}

/** 'Excellent written and spoken English' is one thing. */
const MODE =
  /(?<!\p{L})(?:written|spoken|verbal|oral|schriftlich\p{L}*|mündlich\p{L}*|écrite?|orale?|escrit[oa]|hablad[oa]|scritt[oa]|parlat[oa]|geschreven|gesproken)$/iu;
/** 'order processing', 'risk management': words that are verbs too begin the name of a field. */
const FIELD =
  /^(?:order|report|process|stock|budget|cost|risk|project|record|design|test|research|market|claim|account|audit|schedule|benefit|contract|release|change|supply|store|brand|process|control|train|file|phone|guest|staff) \p{L}{2,20}(?:ing|ment|tion|ance|ysis|ship)\b[^\s]*$/iu;

/** 'Englischkenntnisse' says in one word what other languages say in two. */
const COMPOUND =
  /^\p{L}{3,30}(?:kenntnisse|erfahrung|abschluss|ausbildung|bereitschaft|führerschein)$/iu;

/** When an 'and' separates two things. */
export const CUT_RULES: readonly CutRule[] = [
  {
    name: 'another duty',
    in: 'duties',
    when: (left, right, { language }) =>
      wordCount(left) >= 3 &&
      wordCount(right) >= 2 &&
      startsWithVerb(right, language) &&
      !FIELD.test(right.replace(/[.\s]{1,3}$/, '')) &&
      !endsInVerb(left, language),
  },
  {
    name: 'something else asked for',
    in: 'asked',
    when: (left, right, { language: { starters, prepositions, or } }) =>
      // 'A licence, or another and the will to transfer it': the end belongs to the alternative.
      !cutAt(left, isComma(left)).some((part) => afterJoint(part, or) !== undefined) &&
      !MODE.test(left) &&
      starters.test(right.replace(/^(?:have|hold|possess|be) /i, '')) &&
      (wordCount(right) >= 2 || COMPOUND.test(right)) &&
      (wordCount(left) >= 3 || starters.test(left)) &&
      !/\p{L}-$/u.test(left) &&
      !prepositions.has(lastWord(left)),
  },
  {
    name: 'two skills at the end of a list',
    in: 'asked',
    when: (left, right, { language, isEnd }) =>
      isEnd &&
      isBareWords(left, language) &&
      isBareWords(right, language) &&
      !language.tails.has(lastWord(right)) &&
      (hasSkill(left) || hasSkill(right)),
  },
];
