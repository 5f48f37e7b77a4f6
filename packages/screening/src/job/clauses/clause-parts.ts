import type { AdvertLanguage } from '../advert/advert-words.js';

/** A part of a list with at most this many words is a bare item: 'Linux', 'Cisco networking'. */
export const BARE = 4;

export function wordCount(text: string): number {
  return text === '' ? 0 : text.split(' ').length;
}

function firstWord(text: string): string {
  return text.split(' ', 1)[0]?.toLowerCase() ?? '';
}

export function lastWord(text: string): string {
  return text
    .slice(text.lastIndexOf(' ') + 1)
    .replace(/[.)]{1,3}$/, '')
    .toLowerCase();
}

/** Where a text may be cut: depth 0 of brackets. */
export function cutAt(
  text: string,
  isCut: (character: string, at: number) => boolean,
): readonly string[] {
  const parts: string[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charAt(at);
    if (character === '(' || character === '[') depth += 1;
    else if (character === ')' || character === ']') depth = Math.max(0, depth - 1);
    else if (depth === 0 && isCut(character, at)) {
      parts.push(text.slice(from, at));
      from = at + 1;
    }
  }
  parts.push(text.slice(from));
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}

/** Where one of `words` joins two things, outside brackets; null when none does. */
export function jointAt(
  text: string,
  words: readonly string[],
  from = 0,
): { at: number; length: number } | null {
  let depth = 0;
  for (let at = from; at < text.length; at += 1) {
    const character = text.charAt(at);
    if (character === '(') depth += 1;
    if (character === ')') depth = Math.max(0, depth - 1);
    if (character !== ' ' || depth > 0) continue;
    const word = words.find((each) => text.startsWith(`${each} `, at + 1));
    if (word !== undefined) return { at, length: word.length + 2 };
  }
  return null;
}

/** The rest of a part that starts with one of `joints`; undefined for any other part. */
export function afterJoint(part: string, joints: readonly string[]): string | undefined {
  const word = firstWord(part);
  return joints.includes(word) ? part.slice(word.length + 1) : undefined;
}

/** Decimal commas and thousands separators don't count. */
export function isComma(text: string) {
  return (character: string, at: number) =>
    character === ',' && !(/\d/.test(text.charAt(at - 1)) && /\d/.test(text.charAt(at + 1)));
}

/** True for a part of few words that begins no requirement of its own. */
export const isBareWords = (text: string, { starters }: AdvertLanguage) =>
  wordCount(text) <= 3 && !starters.test(text);
