import type { AdvertLanguage } from '../../job/advert/advert-words.js';

const NO_CHOICE =
  /(?<!\p{L})(?:or (?:above|more|over|faster|higher|better|related)|oder (?:mehr|höher\p{L}*|besser)|ou (?:plus|mieux|supérieur\p{L}*|superior)|o (?:más|superior|più|superiore)|of (?:meer|hoger)|lub (?:więcej|wyższ\p{L}*)|ou mais)(?!\p{L})/iu;

/** 'Level 2 or 3' is one range. */
const RANGE = /(?<=\d)(?: ?\/ ?| (?:or|oder|ou|o|of|lub) )(?=\d)/giu;

/** Words of an item of a list. */
const MAX_WORDS = 4;

/** Positions of a criterion's alternatives. */
export interface Choices {
  readonly head: readonly [number, number];
  readonly options: readonly (readonly [number, number])[];
}

/** Positions of the alternatives in 'degree in graphic, interior or industrial design', and of what they share. */
export function readChoices(text: string, language: AdvertLanguage): Choices | null {
  const plain = text
    .replace(NO_CHOICE, (match) => ' '.repeat(match.length))
    .replace(RANGE, (match) => ' '.repeat(match.length))
    // ', or' is one joint, not two.
    .replace(/, (?=\p{L}{1,5} )/gu, (comma, at: number, whole: string) =>
      language.or.includes(/^\p{L}+/u.exec(whole.slice(at + 2))?.[0].toLowerCase() ?? '')
        ? '  '
        : comma,
    );
  // The blank behind a word may be the one before the next.
  const joints = [...plain.matchAll(/ ([\p{L}/]{1,7})(?= )|\/|, /gu)].filter(
    ([whole, word]) =>
      word === undefined || language.or.includes(word.toLowerCase()) || whole.trim() === '/',
  );
  const lastOr = joints.findLastIndex(([, word]) => word !== undefined && word !== '/');
  const slash = joints.some(([whole]) => whole.trim() === '/');
  if (lastOr === -1 && !slash) return null;
  // Parts of a sentence between commas are no alternatives; only short ones are a list of them.
  const isList = plain
    .slice(0, joints[lastOr]?.index ?? 0)
    .split(', ')
    .slice(1)
    .every((part) => part.trim().split(' ').length <= MAX_WORDS);
  const used = joints.filter(
    ([whole], at) => whole.trim() === '/' || at === lastOr || (isList && at < lastOr),
  );
  const ranges: [number, number][] = [];
  let from = 0;
  for (const joint of used) {
    ranges.push([from, joint.index]);
    from = joint.index + joint[0].length;
  }
  const comma = plain.indexOf(', ', from);
  ranges.push([from, comma === -1 ? text.length : comma]);
  const [first] = ranges;
  if (!first) return null;
  const before = text.slice(first[0], first[1]);
  const prepositions = [...before.matchAll(/ (\p{L}{2,8})(?= )/gu)].filter(([, word]) =>
    language.prepositions.has((word ?? '').toLowerCase()),
  );
  const last = prepositions.at(-1);
  const bracket = before.lastIndexOf('(') + 1;
  const cut = Math.max(bracket, last ? last.index + last[0].length + 1 : 0);
  return { head: [0, cut], options: [[cut, first[1]], ...ranges.slice(1)] };
}
