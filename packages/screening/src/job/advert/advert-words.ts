import { type AdvertWords, loadAdvertWords } from '../../data/adverts.js';
import { everywhere, phrasePattern, type PhrasePlace } from '../../text/terms/phrase-pattern.js';

const languages = loadAdvertWords();
const MAX_SAMPLE = 20_000;

/** The wording of a language's adverts, ready for matching. English is part of each: adverts everywhere use it. */
export interface AdvertLanguage {
  /** ISO 639-1. */
  readonly code: string;
  readonly headings: readonly (readonly [keyof AdvertWords['headings'], RegExp])[];
  readonly modifiers: ReadonlySet<string>;
  readonly titleLabel: RegExp;
  readonly announce: RegExp;
  readonly wanted: RegExp;
  readonly afterTitle: ReadonlySet<string>;
  readonly cues: Readonly<Record<keyof AdvertWords['cues'], RegExp>>;
  readonly niceEnd: RegExp;
  readonly company: Readonly<Record<keyof AdvertWords['company'], RegExp>>;
  readonly references: RegExp;
  readonly benefits: RegExp;
  readonly starters: RegExp;
  readonly attaching: RegExp;
  readonly examples: RegExp;
  readonly prepositions: ReadonlySet<string>;
  readonly tails: ReadonlySet<string>;
  readonly copulas: RegExp;
  readonly and: readonly string[];
  readonly or: readonly string[];
  /** Words that take another thing of the same worth, after a word for 'or'. */
  readonly equivalents: RegExp;
  readonly soft: RegExp;
  readonly call: RegExp;
  readonly allowances: Readonly<Record<'start' | 'end', RegExp>>;
  readonly papers: RegExp;
  readonly maximum: RegExp;
  /** Joins another thing of which the same is said: 'as is', 'de même que'. */
  readonly likewise: RegExp;
  /** Joins what is asked for to the reason before it: 'so', 'daher'. */
  readonly therefore: RegExp;
  readonly provided: RegExp;
  readonly routine: RegExp;
  readonly secondary: RegExp;
  readonly conditions: RegExp;
  readonly graded: RegExp;
  /** All words by which an advert asks for a language, beside its name and level; global. */
  readonly languageWords: RegExp;
  readonly isVerb: (word: string) => boolean;
}

function build(code: string, parts: readonly AdvertWords[]): AdvertLanguage {
  const all = (pick: (words: AdvertWords) => readonly string[]) => parts.flatMap(pick);
  const lower = (pick: (words: AdvertWords) => readonly string[]) =>
    new Set(all(pick).map((word) => word.toLowerCase()));
  const pattern = (pick: (words: AdvertWords) => readonly string[], place: PhrasePlace) =>
    phrasePattern(all(pick), place);
  const kinds = ['nice', 'duties', 'must', 'benefits', 'company', 'other'] as const;
  const cue = (name: keyof AdvertWords['cues'], place: PhrasePlace) =>
    pattern((words) => words.cues[name], place);
  const verbs = lower((words) => words.verbs);
  const endings = all((words) => words.verbEndings);
  return {
    code,
    headings: kinds.map((kind) => [kind, pattern((words) => words.headings[kind], 'whole')]),
    modifiers: lower((words) => words.modifiers),
    titleLabel: pattern((words) => words.titleLabels, 'whole'),
    announce: pattern((words) => words.announce, 'anywhere'),
    wanted: pattern((words) => words.wanted, 'anywhere'),
    afterTitle: lower((words) => words.afterTitle),
    cues: {
      nice: cue('nice', 'anywhere'),
      nicePlural: cue('nicePlural', 'anywhere'),
      niceStart: cue('niceStart', 'start'),
      must: cue('must', 'anywhere'),
      mustStart: cue('mustStart', 'start'),
      mustEnd: cue('mustEnd', 'end'),
      dutiesStart: cue('dutiesStart', 'start'),
      boilerplate: cue('boilerplate', 'anywhere'),
      optionalTail: cue('optionalTail', 'anywhere'),
    },
    niceEnd: pattern((words) => words.cues.nice, 'end'),
    company: {
      subjects: pattern((words) => words.company.subjects, 'start'),
      asks: pattern((words) => words.company.asks, 'anywhere'),
      about: pattern((words) => words.company.about, 'start'),
      others: pattern((words) => words.company.others, 'anywhere'),
      us: pattern((words) => words.company.us, 'anywhere'),
      facts: pattern((words) => words.company.facts, 'anywhere'),
    },
    references: pattern((words) => words.references, 'start'),
    benefits: pattern((words) => words.benefits, 'anywhere'),
    starters: pattern((words) => words.starters, 'start'),
    attaching: pattern((words) => words.attaching, 'start'),
    examples: pattern((words) => words.examples, 'anywhere'),
    prepositions: lower((words) => words.prepositions),
    tails: lower((words) => words.tails),
    copulas: pattern((words) => words.copulas, 'end'),
    and: all((words) => words.and),
    or: all((words) => words.or),
    equivalents: pattern((words) => words.equivalents, 'start'),
    soft: pattern((words) => words.soft, 'anywhere'),
    call: pattern((words) => words.call, 'anywhere'),
    allowances: {
      start: pattern((words) => words.permission, 'start'),
      end: pattern((words) => words.allowances, 'end'),
    },
    papers: pattern((words) => words.papers, 'anywhere'),
    maximum: pattern((words) => words.maximum, 'start'),
    likewise: pattern((words) => words.likewise, 'start'),
    therefore: pattern((words) => words.therefore, 'start'),
    provided: pattern((words) => words.provided, 'end'),
    routine: pattern((words) => words.routine, 'start'),
    secondary: pattern((words) => words.secondary, 'start'),
    conditions: pattern((words) => words.conditions, 'anywhere'),
    graded: pattern((words) => words.graded, 'anywhere'),
    languageWords: everywhere(pattern((words) => words.languageWords, 'anywhere')),
    isVerb: (word) =>
      verbs.has(word) || (word.length > 4 && endings.some((ending) => word.endsWith(ending))),
  };
}

const built = new Map<string, AdvertLanguage>();

/** Words that identify a language because its adverts use them: 'anforderungen'. */
function vocabularyOf(words: AdvertWords): ReadonlySet<string> {
  const lists = [...Object.values(words.headings), words.starters, words.benefits, words.soft];
  return new Set(lists.flat().filter((phrase) => /^\p{L}{5,}$/u.test(phrase)));
}

const tellingWords = new Map(
  [...languages].map(([code, words]) => [
    code,
    { marks: new Set(words.marks), vocabulary: vocabularyOf(words), endings: words.endings ?? [] },
  ]),
);
/** Share of common words that one word of the vocabulary adds, and one with an ending of the language. */
const TELLING = 0.1;
const ENDING = 0.05;

/** The language of an advert, among those with word lists: the one whose words it uses most; English if none. */
export function advertLanguageCode(text: string): string {
  const words =
    text
      .slice(0, MAX_SAMPLE)
      .toLowerCase()
      .match(/\p{L}+/gu) ?? [];
  const different = new Set(words);
  let best = 'en';
  let most = 0;
  for (const [code, { marks, vocabulary, endings }] of tellingWords) {
    let strength = words.filter((word) => marks.has(word)).length / marks.size;
    for (const word of different) {
      if (vocabulary.has(word)) strength += TELLING;
      else if (endings.some((ending) => word.endsWith(ending))) strength += ENDING;
    }
    if (strength > most || (strength === most && code === 'en')) [best, most] = [code, strength];
  }
  return best;
}

/** The wording of adverts in a language (ISO 639-1). */
export function advertLanguageOf(code: string): AdvertLanguage {
  const known = built.get(code);
  if (known) return known;
  const parts = [languages.get(code), code === 'en' ? undefined : languages.get('en')];
  const language = build(
    code,
    parts.filter((words) => words !== undefined),
  );
  built.set(code, language);
  return language;
}

/** The wording by which to read an advert. */
export function advertLanguage(text: string): AdvertLanguage {
  return advertLanguageOf(advertLanguageCode(text));
}
