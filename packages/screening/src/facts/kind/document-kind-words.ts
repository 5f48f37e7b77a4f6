import { loadDocumentKinds } from '../../data/document-kinds.js';

interface Phrase {
  readonly tokens: readonly string[];
  /** `<kind> <group>`, e.g. `invoice sign`. */
  readonly of: string;
  readonly text: string;
}

const WORD = /[\p{L}\p{M}\p{N}]+|[☐□❑▢◻]/gu;

/** The words of a text in lower case, as phrases of the word lists are compared. */
export function wordsOf(text: string): string[] {
  return text.normalize('NFC').toLowerCase().match(WORD) ?? [];
}

function indexPhrases(): ReadonlyMap<string, readonly Phrase[]> {
  const index = new Map<string, Phrase[]>();
  for (const { kind, group, text } of loadDocumentKinds()) {
    const tokens = wordsOf(text);
    const [first = ''] = tokens;
    const known = index.get(first) ?? [];
    known.push({ tokens, of: `${kind} ${group}`, text });
    index.set(first, known);
  }
  return index;
}

let phrases: ReadonlyMap<string, readonly Phrase[]> | undefined;

/** The phrases that begin at word `at`. */
function phrasesAt(words: readonly string[], at: number): readonly Phrase[] {
  phrases ??= indexPhrases();
  const known = phrases.get(words[at] ?? '');
  if (!known) return [];
  return known.filter(({ tokens }) => tokens.every((token, ahead) => words[at + ahead] === token));
}

/** Every phrase in the words: the distinct ones by group, and how often any of a group was met. */
export function findPhrases(words: readonly string[]): {
  readonly distinct: (of: string) => readonly string[];
  readonly count: (of: string) => number;
} {
  const found = new Map<string, Map<string, number>>();
  for (let at = 0; at < words.length; at += 1) {
    for (const { of, text } of phrasesAt(words, at)) {
      const own = found.get(of) ?? new Map<string, number>();
      own.set(text, (own.get(text) ?? 0) + 1);
      found.set(of, own);
    }
  }
  return {
    distinct: (of) => [...(found.get(of)?.keys() ?? [])],
    count: (of) => [...(found.get(of)?.values() ?? [])].reduce((sum, value) => sum + value, 0),
  };
}

/** `<kind> <group>` of each phrase that the words begin with. */
export function beginsWith(words: readonly string[]): ReadonlySet<string> {
  return new Set(phrasesAt(words, 0).map(({ of }) => of));
}

/** `<kind> <group>` of each phrase that the words are as a whole. */
export function isWholly(words: readonly string[]): ReadonlySet<string> {
  return new Set(
    phrasesAt(words, 0)
      .filter(({ tokens }) => tokens.length === words.length)
      .map(({ of }) => of),
  );
}
