import type { AdvertLanguage } from '../../job/advert/advert-words.js';
import type { AskedThing } from './things-asked.js';

/** Part of a criterion's text, by character offsets. */
export type Range = readonly [from: number, to: number];

/** Words that begin examples, or what is only a part: 'payments, including manual calculations'. */
const SUCH_AS =
  /,? (?:including|incl\.?|such as|e\.?g\.?,?|for example|ideally|inklusive|z\. ?b\.|beispielsweise|y compris|tels? que|telles? que|par exemple|incluid[oa]s?|incluyendo|tales como|por ejemplo|compres[oi]|inclus[oi]|ad esempio|inclusief|zoals|bijvoorbeeld|w tym|na przykład|np\.|incluindo|tais como|por exemplo)(?!\p{L})/iu;

/** The parts of a text that only explain it: in brackets, after its colon, and examples. */
export function detailsOf(text: string): readonly Range[] {
  const brackets = [...text.matchAll(/\([^()]{1,200}\)/g)].map(
    ({ 0: { length }, index }): Range => [index, index + length],
  );
  const rest = [/: /, SUCH_AS].flatMap((pattern): readonly Range[] => {
    const at = text.search(pattern);
    return at > 0 ? [[at, text.length]] : [];
  });
  return [...brackets, ...rest];
}

/** Words for a part of something: what follows them is what it is a part of. */
export const OF: ReadonlySet<string> = new Set(
  'of de du des del della di van von vom do da dos das der z'.split(' '),
);

/** Words before what something is done with. */
const WITH = new Set('using with mit avec con met z com'.split(' '));
/** A name that its letters give away, in a language that writes nouns with a capital, too: 'SAP', 'AutoCAD', 'Empower 3'. */
const BRAND = /^(?:\p{Lu}\p{L}*\p{Lu}|\p{Lu}\p{L}+ \d)/u;

/** True for a tool: its name after 'using' is asked for as much as the work. */
const isTool = (word: string, name: string, code: string) =>
  WITH.has(word) && (code === 'de' ? BRAND.test(name) : /^\p{Lu}/u.test(name));

/** The complement after a thing: where or with whom it is done. 'Due diligence on corporate clients'. */
export function complementOf(
  text: string,
  things: readonly AskedThing[],
  language: AdvertLanguage,
  code: string,
): readonly Range[] {
  const [first] = things.flatMap(({ tokens }) => tokens).toSorted((a, b) => a.end - b.end);
  if (!first) return [];
  for (const [found, word = ''] of text.matchAll(/ (\p{L}{1,8}) (?=\p{L})/gu)) {
    const at = text.indexOf(found, first.end);
    const lower = word.toLowerCase();
    if (at < first.end || !language.prepositions.has(lower) || OF.has(lower)) continue;
    if (isTool(lower, text.slice(at + found.length), code)) continue;
    const isAfter = things.every(({ tokens }) => tokens.every(({ end }) => end <= at));
    if (isAfter) return [[at, text.length]];
  }
  return [];
}

/** An aside or a last clause of so many words with a verb explains a requirement and asks for nothing. */
const EXPLAINS = 5;
const CLAUSE =
  /(?<!\p{L})(?:is|are|will|you|we|it['’]s|(?:a|per|each|every) (?:day|week|month|year)|ist|sind|wird|wir|pro (?:woche|monat)|est|sont|nous|vous|par (?:semaine|mois)|es|son|usted|al mes|è|sono|al mese|zijn|wij|per maand|jest|są|é|são|por mês)(?!\p{L})/iu;
const ASIDE = /\([^()]*\)| [–—-] [^–—]*$/gu;

/** Words after which a requirement says what does not matter: 'theatre experience, whatever the speciality'. */
const WHATEVER =
  /,? (?:whatever|whichever|regardless of|irrespective of|no matter|in any (?:field|sector|industry|speciality|specialty)|quel(?:le)?s? que soi(?:en)?t|peu importe|unabhängig vo[nm]|egal|gleich welche[rsn]?|independientemente|sea cual sea|indipendentemente|qualunque sia|ongeacht|niezależnie od|bez względu na|independentemente|seja qual for)(?!\p{L}).*$/iu;

/** A criterion with blanks in place of what only explains it: 'Driving licence (the site is not on a bus route)'. */
export function withoutExplanations(text: string): string {
  const asked = text.replace(WHATEVER, (tail) => ' '.repeat(tail.length));
  return asked.replace(ASIDE, (aside, at: number) => {
    const explains = at > 0 && aside.trim().split(/\s+/).length > EXPLAINS && CLAUSE.test(aside);
    return explains ? ' '.repeat(aside.length) : aside;
  });
}
