import type { TaxonomyEntry } from '../data/load.js';
import { taxonomy, writtenForms } from './taxonomy.js';
import { tokenize, type Token } from './tokens.js';

export interface Skill {
  readonly id: number;
  readonly name: string;
  /** Field of work it belongs to, such as `nursing`. */
  readonly field: string;
  /** A job title rather than a skill: it shows the field, but is never listed. */
  readonly isOccupation: boolean;
}

export interface SkillHit {
  readonly skill: Skill;
  readonly start: number;
  readonly end: number;
}

interface Pattern {
  readonly skill: Skill;
  readonly keys: readonly string[];
  /** Ambiguous words (R, Go, Word) count only in exactly this spelling. */
  readonly exact: string | null;
}

/** Characters between two words of one phrase: a space, a hyphen, a line break. */
const MAX_GAP = 3;

/** Single words match as written, give or take a plural: stems would take 'accounting' for 'account'. */
function singleKey(lower: string): string {
  return lower.length > 4 && /[^s]s$/.test(lower) ? lower.slice(0, -1) : lower;
}

function buildPatterns(): {
  skills: readonly Skill[];
  single: ReadonlyMap<string, readonly Pattern[]>;
  multi: ReadonlyMap<string, readonly Pattern[]>;
} {
  const skills: Skill[] = [];
  const single = new Map<string, Pattern[]>();
  const multi = new Map<string, Pattern[]>();
  const names = new Map<string, Skill>();
  const push = (map: Map<string, Pattern[]>, key: string, pattern: Pattern) => {
    const list = map.get(key);
    if (list) list.push(pattern);
    else map.set(key, [pattern]);
  };
  const define = (entry: TaxonomyEntry, field: string, isOccupation: boolean) => {
    const key = `${isOccupation} ${entry.name.toLowerCase()}`;
    const known = names.get(key);
    const skill = known ?? { id: skills.length, name: entry.name, field, isOccupation };
    if (!known) {
      skills.push(skill);
      names.set(key, skill);
    }
    for (const { text, isExact } of writtenForms(entry)) {
      const tokens = tokenize(text);
      const [first, ...others] = tokens;
      const exact = isExact ? text : null;
      if (!first) continue;
      if (others.length === 0) {
        const word = singleKey(first.lower);
        push(single, word, { skill, keys: [word], exact });
      } else {
        push(multi, first.stem, { skill, keys: tokens.map((token) => token.stem), exact });
      }
    }
  };
  for (const { field, occupations, skills: named } of taxonomy) {
    for (const entry of occupations) define(entry, field, true);
    for (const entry of named) define(entry, field, false);
  }
  for (const list of multi.values()) list.sort((a, b) => b.keys.length - a.keys.length);
  return { skills, single, multi };
}

const patterns = buildPatterns();

/** Every skill and occupation of the taxonomy. */
export const allSkills: readonly Skill[] = patterns.skills;

/** Last token of the pattern when it stands at `at`; undefined when it does not. */
function lastTokenOf(
  pattern: Pattern,
  tokens: readonly Token[],
  at: number,
  text: string,
): Token | undefined {
  const first = tokens[at];
  let last = first;
  for (const [offset, key] of pattern.keys.entries()) {
    if (offset === 0) continue;
    const token = tokens[at + offset];
    // A phrase stays within one statement: words far apart only happen to follow each other.
    if (!token || !last || token.stem !== key || token.start - last.end > MAX_GAP) return undefined;
    last = token;
  }
  const isAsWritten =
    pattern.exact === null || text.slice(first?.start, last?.end) === pattern.exact;
  return isAsWritten ? last : undefined;
}

/** Skills named in a text, in order of appearance, each at every place; the longest name at a place wins. */
export function findSkillHits(text: string, tokens: readonly Token[]): readonly SkillHit[] {
  const hits: SkillHit[] = [];
  let next = 0;
  for (const [at, token] of tokens.entries()) {
    if (at < next) continue;
    const candidates = [
      ...(patterns.multi.get(token.stem) ?? []),
      ...(patterns.single.get(singleKey(token.lower)) ?? []),
    ];
    for (const pattern of candidates) {
      const last = lastTokenOf(pattern, tokens, at, text);
      if (!last) continue;
      hits.push({ skill: pattern.skill, start: token.start, end: last.end });
      next = at + pattern.keys.length;
      break;
    }
  }
  return hits;
}
