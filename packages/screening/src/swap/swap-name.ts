import { matchCase } from './match-case.js';

/** Names that are no words of any job; the second set is for those whose own name is in the first. */
const NAMES = [
  ['Lakisha', 'Okonkwo', 'Adaeze', 'Nwosu', 'Chiamaka'],
  ['Gregor', 'Lindqvist', 'Anders', 'Halvorsen', 'Torsten'],
] as const;
/** Addresses and links, where names stand in lower case. */
const HANDLE = /\S*(?:@|:\/\/|www\.|linkedin|github)\S*/giu;

function escape(word: string): string {
  return word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

function wordsOf(name: string): string[] {
  const words = name.split(/[\s,.]+/u).filter((word) => /^\p{Lu}.|^\p{Lo}/u.test(word));
  return [...new Set(words.filter((word) => word.length > 1 || /\p{Lo}/u.test(word)))];
}

/**
 * Puts another person's name wherever words of `name` stand as a name: with a capital or in capitals, and in any
 * case inside addresses and links. Ordinary words that happen to be spelled like it stay.
 */
export function swapName(text: string, name: string): string {
  const words = wordsOf(name);
  const lower = words.map((word) => word.toLowerCase());
  const [first, second] = NAMES;
  const others = first.some((other) => lower.includes(other.toLowerCase())) ? second : first;
  let swapped = text;
  for (const [index, word] of words.entries()) {
    const other = others[index % others.length] ?? first[0];
    const forms = [...new Set([word, word.toUpperCase()])].map(escape).join('|');
    // Digits may follow in an address: ada.king42@example.com.
    const inAddress = new RegExp(`(?<!\\p{L})${escape(word)}(?!\\p{L})`, 'giu');
    const asName = new RegExp(`(?<!\\p{L})(?:${forms})(?!\\p{L})`, 'gu');
    swapped = swapped
      .replace(HANDLE, (handle) => handle.replace(inAddress, (found) => matchCase(other, found)))
      .replace(asName, (found) => matchCase(other, found));
  }
  return swapped;
}
