import { loadWords } from '../../data/load.js';
import type { AdvertLanguage } from '../advert/advert-words.js';
import { startsWithVerb } from './classify-statement.js';

const ADJECTIVES = new Set(loadWords('adjectives'));
/** Endings that few nouns have, and compounds: 'high-quality', 'customer-focused'. */
const ADJECTIVE =
  /^(?:\p{L}{2,20}(?:able|ible|ful|less|ous|ical|ional|ative|itive)|\p{L}{2,20}-(?:quality|paced|based|focused|oriented|driven|level|facing|minded|effective|related|specific|led|term|scale|volume|class|end|speed))$/u;
/** Nouns with such an ending. */
const NOUN =
  /^(?:\p{L}{0,12}(?:handful|timetable|table|cable|vegetable|professional|representative|initiative|alternative|narrative|bible|crucible)s?)$/u;

/** True for a word that describes the noun after it and is not one itself. */
export function isAdjective(word: string): boolean {
  const lower = word.toLowerCase();
  return ADJECTIVES.has(lower) || (ADJECTIVE.test(lower) && !NOUN.test(lower));
}

const wordsOf = (text: string) => text.split(' ').filter((word) => word !== '');

function withoutJoint(part: string, { and, or }: AdvertLanguage): readonly string[] {
  const words = wordsOf(part);
  return [...and, ...or].includes(words[0]?.toLowerCase() ?? '') ? words.slice(1) : words;
}

/** 'are reliable': what somebody is needs no noun. */
function saysWhatOneIs(words: readonly string[]): boolean {
  return /^(?:am|is|are|be|being|was|were)$/i.test(
    words.findLast((word) => !isAdjective(word)) ?? '',
  );
}

/** 'a safe', 'responsible for safe': the adjective can't stand alone, so a noun must follow. */
function waitsForNoun(words: readonly string[], language: AdvertLanguage): boolean {
  const last = words.findLast((word) => !isAdjective(word))?.toLowerCase() ?? '';
  return language.prepositions.has(last) || /^(?:an?|the|our|your|their)$/.test(last);
}

/**
 * For each part of a list, whether it belongs to the part before, which ends in an adjective whose noun comes later:
 * 'for safe, | high-quality care', 'Strong, | creative writing'. 'Reliable, | flexible' without a noun are two things.
 */
export function sharesNoun(parts: readonly string[], language: AdvertLanguage): readonly boolean[] {
  const shares = parts.map(() => false);
  for (let at = parts.length - 1; at > 0; at -= 1) {
    const before = withoutJoint(parts[at - 1] ?? '', language);
    const words = withoutJoint(parts[at] ?? '', language);
    if (!isAdjective(before.at(-1) ?? '') || saysWhatOneIs(before)) continue;
    const bare = words.join(' ');
    const describes = isAdjective(words[0] ?? '');
    const isChain = words.length === 1 && describes && shares[at + 1] === true;
    const hasNoun =
      words.length >= 2 &&
      !language.attaching.test(bare) &&
      (describes || !language.starters.test(bare)) &&
      !startsWithVerb(bare, language);
    shares[at] = isChain || (hasNoun && (describes || waitsForNoun(before, language)));
  }
  return shares;
}

/**
 * True when a part of a list of duties says what to do. A word that can be verb or noun counts as a verb only with an
 * object, or beside another verb: 'design and compliance' and 'research, or public service' are things.
 */
export function tellsDuty(parts: readonly string[], at: number, language: AdvertLanguage): boolean {
  const words = withoutJoint(parts[at] ?? '', language);
  if (!startsWithVerb(words.join(' '), language)) return false;
  const [, second = '', third = ''] = words;
  const joints = [...language.and, ...language.or];
  if (joints.includes(second.toLowerCase())) return language.isVerb(third.toLowerCase());
  const next = parts[at + 1];
  if (words.length > 1 || next === undefined) return true;
  return startsWithVerb(withoutJoint(next, language).join(' '), language);
}

/** 'problems to implement': a verb that shares what follows the next 'and'. */
export function endsInVerb(text: string, language: AdvertLanguage): boolean {
  const words = wordsOf(text.toLowerCase());
  const before = words.at(-2) ?? '';
  const last = words.at(-1) ?? '';
  return (
    /^(?:to|can|will|must|should)$/.test(before) &&
    (language.isVerb(last) || /.(?:ify|i[sz]e|ate)$/.test(last))
  );
}

/** 'if engaged in fundraising': says when, and belongs to what follows. */
export function isCondition(part: string, language: AdvertLanguage): boolean {
  return /^(?:if|when|where|while|whilst|once|as) /i.test(withoutJoint(part, language).join(' '));
}
