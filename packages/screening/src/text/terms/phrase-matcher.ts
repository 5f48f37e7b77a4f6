import { type Token, tokenize } from '../words/tokens.js';
import { hasCompany } from './phrase-company.js';

/** Something that has a name: a skill, an occupation, a certificate. */
export interface Skill {
  readonly id: number;
  readonly name: string;
  /** Field of work it belongs to, such as `nursing`; `certificates` for certificates. */
  readonly field: string;
  /** A job title rather than a skill: it shows the field, but is never listed. */
  readonly isOccupation: boolean;
}

/** A place at which something is named. */
export interface SkillHit {
  readonly skill: Skill;
  readonly start: number;
  readonly end: number;
  /** Its name for people: the skill's, or the text itself where that is a name ('Ubuntu' for Linux). */
  readonly called: string;
}

/** One way to write a skill, an occupation or a certificate. */
export interface WrittenForm {
  readonly text: string;
  /** True for ambiguous words (R, AR): they count only in exactly this spelling. */
  readonly isExact: boolean;
  /** True for everyday words (Go, Word, Packer): exact, and only in a list or beside another skill of the field. */
  readonly isEveryday: boolean;
  /** Name for people of a text written like this. */
  readonly called: string;
}

/** A written form as it is looked for in a text; plain data, which a build can store. */
export interface Pattern {
  /** The id of what it names. */
  readonly id: number;
  readonly keys: readonly string[];
  readonly exact: string | null;
  readonly isEveryday: boolean;
  readonly called: string;
}

/** Characters between two words of one phrase: a space, a hyphen, a line break; no mark that ends or lists. */
const MAX_GAP = 3;
const ENDS_PHRASE = /[,;:|•!?]|\.\s/;

/** How words of a phrase are compared: 'product' is 'production' by its stem, but not by its singular. */
type WordForm = 'stem' | 'singular';

/** Last token of the pattern when it stands at `at`; undefined when it does not. */
function lastTokenOf(
  pattern: Pattern,
  tokens: readonly Token[],
  at: number,
  text: string,
  form: WordForm,
): Token | undefined {
  const first = tokens[at];
  let last = first;
  for (let offset = 1; offset < pattern.keys.length; offset += 1) {
    const key = pattern.keys[offset];
    const token = tokens[at + offset];
    // A phrase stays within one statement: words far apart only happen to follow each other.
    if (!token || !last || token[form] !== key || token.start - last.end > MAX_GAP)
      return undefined;
    if (token.start - last.end > 1 && ENDS_PHRASE.test(text.slice(last.end, token.start))) {
      return undefined;
    }
    last = token;
  }
  const isAsWritten =
    pattern.exact === null || text.slice(first?.start, last?.end) === pattern.exact;
  return isAsWritten ? last : undefined;
}

/** Finds what is named in a text, in order of appearance, each at every place; the longest name at a place wins. */
export type FindHits = (text: string, tokens: readonly Token[]) => readonly SkillHit[];

/** Reads the written forms of everything named; `form` is how the words of phrases are compared. */
export function readPatterns(
  named: readonly (readonly [skill: Skill, forms: readonly WrittenForm[]])[],
  form: WordForm = 'stem',
): readonly Pattern[] {
  return named.flatMap(([{ id }, forms]) =>
    forms.flatMap(({ text, isExact, isEveryday, called }) => {
      const tokens = tokenize(text);
      const [first, ...others] = tokens;
      if (!first) return [];
      // One word counts as written, give or take a plural: stems would take 'accounting' for 'account'.
      const keys = others.length === 0 ? [first.singular] : tokens.map((token) => token[form]);
      return [{ id, keys, exact: isExact ? text : null, isEveryday, called }];
    }),
  );
}

/** A finder for everything named; of two that are written alike, the first counts. */
export function createPhraseMatcher(
  named: readonly (readonly [skill: Skill, forms: readonly WrittenForm[]])[],
): FindHits {
  const skills = new Map(named.map(([skill]) => [skill.id, skill]));
  return createPatternMatcher(readPatterns(named), (id) => skills.get(id));
}

/**
 * A finder for patterns that were read before with the same `form`; `skillOf` knows what they name. Of two that are written
 * alike, the first counts, or with `takesAll` both.
 */
export function createPatternMatcher(
  patterns: readonly Pattern[],
  skillOf: (id: number) => Skill | undefined,
  { takesAll = false, form = 'stem' }: { takesAll?: boolean; form?: WordForm } = {},
): FindHits {
  const single = new Map<string, Pattern[]>();
  const multi = new Map<string, Pattern[]>();
  for (const pattern of patterns) {
    const [first = '', ...others] = pattern.keys;
    const map = others.length === 0 ? single : multi;
    const list = map.get(first);
    if (list) list.push(pattern);
    else map.set(first, [pattern]);
  }
  for (const list of multi.values()) list.sort((a, b) => b.keys.length - a.keys.length);

  return (text, tokens) => {
    const hits: SkillHit[] = [];
    const unsure = new Set<SkillHit>();
    let next = 0;
    for (const [at, token] of tokens.entries()) {
      if (at < next) continue;
      const phrases = multi.get(token[form]);
      const words = single.get(token.singular);
      if (!phrases && !words) continue;
      for (const list of [phrases, words]) {
        if (!list || at < next) continue;
        for (const pattern of list) {
          if (next > at && pattern.keys.length < next - at) break;
          const last = lastTokenOf(pattern, tokens, at, text, form);
          const skill = last && skillOf(pattern.id);
          if (!skill) continue;
          const hit = {
            skill,
            start: token.start,
            end: last.end,
            called: pattern.called,
          };
          hits.push(hit);
          if (pattern.isEveryday) unsure.add(hit);
          next = at + pattern.keys.length;
          if (!takesAll) break;
        }
      }
    }
    if (unsure.size === 0) return hits;
    const isSure = (hit: SkillHit) => !unsure.has(hit);
    return hits.filter(
      (hit, index) =>
        isSure(hit) || hasCompany(text, hit, [hits[index - 1], hits[index + 1]], isSure),
    );
  };
}
