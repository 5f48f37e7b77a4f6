import { findSkillHits } from '../text/terms/skill-matcher.js';
import { tokenize } from '../text/words/tokens.js';
import type { AdvertLanguage } from './advert-words.js';
import { afterJoint, BARE, jointAt, lastWord, wordCount } from './clause-parts.js';
import { isShortName } from './short-names.js';

/** The parts of a list that commas separate, and for each whether it belongs to the part before. */
export interface Clauses {
  readonly parts: readonly string[];
  readonly joined: boolean[];
  readonly language: AdvertLanguage;
}

export const isBareWords = (text: string, { starters }: AdvertLanguage) =>
  wordCount(text) <= 3 && !starters.test(text);

/** True for a part that names a skill. */
export function hasSkill(part: string): boolean {
  return isShortName(part) || findSkillHits(part, tokenize(part)).length > 0;
}

/** 'Leading' of 'leading, supervising or coaching a team'; not the fields of work that end so. */
export const GERUND =
  /^(?!(?:engineering|accounting|marketing|nursing|training|welding|plumbing|catering|manufacturing)$)\p{L}{3,14}ing$/iu;

/** Words after the last preposition of a part, or after its verb: 'degree in graphic', 'confident calculating VAT' → 1. */
function tailLength(part: string, { prepositions }: AdvertLanguage): number | null {
  const words = part.toLowerCase().split(' ');
  const at = words.findLastIndex(
    (word, index) => prepositions.has(word) || (index > 0 && GERUND.test(word)),
  );
  return at === -1 ? null : words.length - 1 - at;
}

export function joinThis({ joined }: Clauses, at: number): void {
  joined[at] = true;
}

/** Joins a part and the run of bare words before it to what the run hangs on: 'Experience with Python, Java, or Go'. */
export function joinRun(
  { parts, joined, language }: Clauses,
  index: number,
  sharesTail: boolean,
): void {
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
export function lastExample({ parts, language }: Clauses, from: number): number {
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
export const headBefore = (parts: readonly string[], at: number, language: AdvertLanguage) =>
  Math.max(
    0,
    parts.slice(0, at).findLastIndex((part) => !isBareWords(part, language)),
  );

/** True for a last part 'NI and statutory payments' of a list after one head: 'Knowledge of PAYE, …'. */
export function endsHeadedList({ parts: all, language }: Clauses, at: number): boolean {
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
