import { loadAlike } from '../../data/judging.js';
import { languageOf, stemmerOf } from '../../text/language/language-data.js';
import { stemOf, type Token } from '../../text/words/tokens.js';

const LEAST = 4;
/** Marks the root of a word for people of a trade. */
const PEOPLE = '+s';

/** A stem without the ending for a person: 'bookkeeper' and 'bookkeeping' share one root. */
function englishRoot(stem: string): string {
  const root = stem.replace(/(?:ership|er|or|e)$/, '');
  return root.length >= LEAST ? root : stem;
}

type Word = Pick<Token, 'lower' | 'stem'>;

const alike = loadAlike();
const readers = new Map<string, (word: Word) => string>();

const people = new Set((languageOf('en')?.roles ?? []).map((role) => `${role}s`));

function plainRootsIn(code: string): (word: Word) => string {
  // 'Placed nurses' is no nursing: several people of a trade are somebody else.
  if (code === 'en')
    return ({ lower, stem }) => englishRoot(stem) + (people.has(lower) ? PEOPLE : '');
  const stem = stemmerOf(code);
  return ({ lower }) => stem(lower);
}

/** Roots with one for all words that ask for the same. */
function createReader(code: string): (word: Word) => string {
  const plain = plainRootsIn(code);
  const rootOfWord = (word: string) => {
    const lower = word.toLowerCase();
    return plain({ lower, stem: stemOf(lower) });
  };
  const shared = new Map<string, string>();
  for (const [first = '', ...others] of alike[code] ?? []) {
    const root = rootOfWord(first);
    for (const other of others) shared.set(rootOfWord(other), root);
  }
  return (word) => {
    const root = plain(word);
    return shared.get(root) ?? root;
  };
}

/** The common root of a word's forms, in the language (ISO 639-1) of the job that they are searched for. */
export function rootsIn(code: string): (word: Word) => string {
  const reader = readers.get(code) ?? createReader(code);
  readers.set(code, reader);
  return reader;
}

/** The different roots of a word in all these languages. */
export function rootsInAll(codes: readonly string[]): (word: Word) => Iterable<string> {
  const [first = rootsIn('en'), ...others] = [...new Set(codes)].map(rootsIn);
  if (others.length === 0) return (word) => [first(word)];
  return (word) => new Set([first(word), ...others.map((rootOf) => rootOf(word))]);
}
