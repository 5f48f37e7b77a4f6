import type { ForeignLanguage } from '../../data/evidence.js';
import { termWeight } from '../../text/language/term-weight.js';
import { foldText } from '../../text/words/fold.js';
import { stemOf, type Token, tokenize } from '../../text/words/tokens.js';
import { isFiller } from '../words/filler.js';
import type { KnownConcept } from './links.js';
import type { Form, Wording, WordOf } from './wording-index.js';

/** Words that stand farther apart than this only happen to be in one statement: those of a wording, and of a name. */
const REACH = { wording: 14, name: 5 } as const;
/** A word of a name that everybody uses ('of', 'work') need not be there. */
const EVERYDAY = 0.1;
/** Names of words that tell less together must be written as they are: 'building management'. */
const TELLING = 1.4;
/** Letters up to which a word has one form, and from which its last two letters are left off. */
const SHORT_WORD = 5;
const LONG_WORD = 7;
/** Least letters of a name of one word. */
const LEAST_LETTERS = { own: 3, everyday: 9 } as const;
/** Letters up to which a name of one word is looked for as it is written. */
const WHOLE_WORD = 6;

/** 'clos*|finish' → a beginning and a stem. Texts are read without hyphens: of 'call-outs|visits' one part counts. */
const readWord = (text: string): WordOf =>
  text
    .toLowerCase()
    .split('|')
    .map((form) => longestPart(form))
    .map((form) => (form.endsWith('*') ? foldText(form) : stemOf(form)));

const longestPart = (form: string) =>
  form.split('-').reduce((longest, part) => (part.length > longest.length ? part : longest));

/** 'Category C', 'Key Stage 1': the letter or number makes the name, and must follow the word. */
const hasGrade = (name: string) => tokenize(name).some(({ lower }) => /^(?:\d+|.)$/u.test(lower));

/** The part of a word that its forms share, as far as length alone tells: 'mensuelle' and 'mensuel'. */
function sharedForm(word: string): Form {
  if (word.length <= SHORT_WORD) return stemOf(word);
  return `${word.slice(0, word.length > LONG_WORD ? -2 : -1)}*`;
}

/** A name whose words need not follow each other: 'stock levels were controlled' for stock control. */
function nameWording(id: number, name: string): readonly Wording[] {
  const stems = tokenize(name).flatMap(({ stem }) => (termWeight(stem) > EVERYDAY ? stem : []));
  const weight = stems.reduce((sum, stem) => sum + termWeight(stem), 0);
  const words = [...new Set(stems)].map((stem) => [stem]);
  if (weight < TELLING || words.length < 2 || hasGrade(name)) return [];
  return [{ id, reach: REACH.name, isName: true, words }];
}

/** The same in another language than English (ISO 639-1), of which any form of a longer word counts. */
function foreignNameWording(id: number, name: string, code: string): readonly Wording[] {
  const tokens = tokenize(name);
  const isEveryday = tokens.every(
    ({ lower, stem }) => termWeight(stem, code) < 1 || isFiller(lower, code),
  );
  // 'Contrôle de gestion' says something only as it is written.
  const isWritten = isEveryday || hasGrade(name);
  // 'UP' of 'UP-Schweißen' makes the name, though 'up' is an everyday word.
  const isMark = ({ start, end }: Token) => /^\p{Lu}{2}/u.test(name.slice(start, end));
  const lowers = tokens.flatMap((token) =>
    isWritten || isMark(token) || termWeight(token.stem, code) > EVERYDAY
      ? foldText(token.lower)
      : [],
  );
  const unique = [...new Set(lowers)];
  const [only = ''] = unique;
  if (unique.length < 2 && only.length < (isEveryday ? LEAST_LETTERS.everyday : LEAST_LETTERS.own))
    return [];
  // A short word alone means something else in another form: 'inglés' and 'ingle'.
  const isWhole = unique.length === 1 && only.length <= WHOLE_WORD;
  const words = unique.map((lower) => [isWhole ? stemOf(lower) : sharedForm(lower)]);
  return [{ id, reach: isWritten ? words.length - 1 : REACH.name, isName: true, words }];
}

function workWording(id: number, text: string): Wording {
  // 'X-rayed' is two words; of a choice each alternative is one.
  const words = text
    .split(/\s+/)
    .flatMap((word) => (word.includes('|') ? word : word.split('-')))
    .filter(Boolean)
    .map(readWord);
  return { id, reach: REACH.wording, isName: false, words };
}

/** The English names of things and the wordings, in any language, of work that shows them. */
export function readWordings(concepts: readonly KnownConcept[]): readonly Wording[] {
  return concepts.flatMap(([{ id }, { name, names, shownBy }]) => [
    ...[name, ...(names.en ?? [])].flatMap((each) => nameWording(id, each)),
    ...shownBy.map((text) => workWording(id, text)),
  ]);
}

/** The names of things in another language. */
export function readForeignNames(
  concepts: readonly KnownConcept[],
  code: ForeignLanguage,
): readonly Wording[] {
  return concepts.flatMap(([{ id }, { names }]) =>
    (names[code] ?? []).flatMap((name) => foreignNameWording(id, name, code)),
  );
}
