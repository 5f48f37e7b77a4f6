import type { AdvertLanguage } from '../../job/advert/advert-words.js';
import { OF, type Range } from './details.js';

/** Names that a criterion gives as examples of what it asks for; each of them shows it. */
export interface Examples {
  /** All of them, with the words that lead in and the brackets. */
  readonly range: Range;
  /** Words for their kind: 'scheduling software' before '(Paragon, Descartes)'. */
  readonly kind: Range;
  readonly names: readonly Range[];
}

const BRACKET = /\(([^()]{2,200})(?:\)|$)/gu;
const LEAD =
  /(?:,? (?:such as|for example|like|wie|z\. ?b\.|zum beispiel|beispielsweise|tels? que|telles? que|comme|par exemple|tales como|como|por ejemplo|ad esempio|come|zoals|bijvoorbeeld|na przykład|np\.|tais como|por exemplo)|,? e\.? ?g\.?,?) /iu;
/** Last words of a list that is not complete, and words that may be before them. */
const AND_SO_ON =
  /^(?:similar|others?|equivalent|the like|etc|ähnlich\p{L}{0,3}|vergleichbar\p{L}{0,3}|similaires?|similares|simili|vergelijkbaar|vergelijkbare|podobn\p{L}{1,3}|semelhantes?|usw|ä|itp|…)$/iu;
const BEFORE_AND_SO_ON = new Set(
  'or and any other the oder und andere o ou et autres y otros e altri of en andere lub i inne outros'.split(
    ' ',
  ),
);
const JOINT = /, ?|\/| (?:or|oder|ou|o|of|lub|and|und|et|y|e|en|i) /u;
const ALL = / (?:and|und|et|y|e|en|i) (?=[^,]*$)/u;
/** One to three words, the first with a capital or a number. */
const NAME =
  /^(?:\p{Lu}|\d+\p{Lu}|\p{Ll}{1,2}\p{Lu})[\p{L}\p{N}.+#&'’-]*(?: [\p{Lu}\d][\p{L}\p{N}.+#&'’-]*){0,2}$/u;
/** Nouns of which examples are names, in the languages that are read. */
const KIND =
  /(?<!\p{L})(?:\p{L}*software|\p{L}*systeme?n?|systems?|tools?|packages?|platforms?|suites?|(?:programming )?languages?|frameworks?|libraries|databases?|applications?|apps?|programm?e?s?|crms?|erps?|cms|pms|tms|wms|ehrs?|emrs?|e?pos|cad|bim|hris|lms|ats|mes|plcs?|machines?|machinery|controls?|brands?|boilers?|robots?|tills?|portals?|instruments?|analysers?|\p{L}*werkzeuge?n?|\p{L}*programme?n?|\p{L}*sprachen?|\p{L}*anwendung(?:en)?|\p{L}*plattform(?:en)?|\p{L}*maschinen?|\p{L}*datenbanken?|logiciels?|progiciels?|outils?|systèmes?|langages?|plateformes?|programas?|herramientas?|sistemas?|lenguajes?|plataformas?|sistemi|strumenti|linguaggi|piattaforme?|systemen|pakket(?:ten)?|systemy?|systemów|narzędzi\p{L}*|języki?|ferramentas?|linguagens)(?!\p{L})/iu;
/** So many names in brackets are examples whatever is before them. */
const SURELY = 3;

interface List {
  readonly range: Range;
  readonly inner: Range;
  readonly isLed: boolean;
}

function listsIn(text: string): readonly List[] {
  const lead = LEAD.exec(text);
  const led: readonly List[] = lead
    ? [
        {
          range: [lead.index, text.length],
          inner: [lead.index + lead[0].length, text.length],
          isLed: true,
        },
      ]
    : [];
  const brackets = [...text.matchAll(BRACKET)].map(({ 0: all, 1: inner = '', index }): List => {
    const cue = LEAD.exec(` ${inner}`);
    const from = index + 1 + (cue?.index === 0 ? cue[0].length - 1 : 0);
    return {
      range: [index, index + all.length],
      inner: [from, index + 1 + inner.length],
      isLed: cue?.index === 0,
    };
  });
  return [...brackets, ...led];
}

/** Ranges of the parts of a text, without the blanks around them. */
function partsOf(text: string, [from, to]: Range): readonly Range[] {
  const ranges: Range[] = [];
  let at = from;
  for (const part of text.slice(from, to).split(JOINT)) {
    const start = text.indexOf(part, at);
    at = start + part.length;
    const trimmed = part.trim();
    if (trimmed === '') continue;
    const begin = start + part.indexOf(trimmed);
    ranges.push([begin, begin + trimmed.length]);
  }
  return ranges;
}

/** The list without 'or similar', 'etc.' and the like at its end; the same list where it has none. */
function withoutAndSoOn(list: string): string {
  const words = list.trimEnd().split(' ');
  const wordAt = (at: number) => (words.at(at) ?? '').replace(/[.,]{1,3}$/, '');
  if (!AND_SO_ON.test(wordAt(-1))) return list;
  words.pop();
  while (words.length > 0 && BEFORE_AND_SO_ON.has(wordAt(-1).toLowerCase())) words.pop();
  return words.join(' ').replace(/,$/, '');
}

/** Where the words for a kind begin: after the last comma, or preposition other than 'of', before its end. */
function kindBefore(text: string, end: number, language: AdvertLanguage): Range {
  const before = text.slice(0, end).trimEnd();
  const words = [...before.matchAll(/(?:^| )(\p{L}{1,8})(?= )/gu)];
  const last = words.findLast(([, word = '']) => {
    const lower = word.toLowerCase();
    return language.prepositions.has(lower) && !OF.has(lower);
  });
  const from = last ? last.index + last[0].length : 0;
  return [Math.max(from, before.lastIndexOf(',') + 1), before.length];
}

/** The examples in a criterion, where each of them shows what it asks for; null for none. */
export function examplesIn(
  text: string,
  language: AdvertLanguage,
  isOpen: boolean,
): Examples | null {
  for (const { range, inner, isLed } of listsIn(text)) {
    const list = text.slice(...inner);
    const complete = withoutAndSoOn(list);
    const names = partsOf(text, [inner[0], inner[0] + complete.length]);
    const isSure = isLed || complete !== list || isOpen;
    // 'Payroll (UK and Ireland)' asks for both.
    if (!isSure && ALL.test(list)) continue;
    if (names.length === 0 || !names.every(([from, to]) => NAME.test(text.slice(from, to))))
      continue;
    const kind = kindBefore(text, range[0], language);
    if (kind[0] >= kind[1]) continue;
    const isKind = KIND.test(text.slice(...kind));
    if (isSure || isKind || names.length >= SURELY) return { range, kind, names };
  }
  return null;
}
