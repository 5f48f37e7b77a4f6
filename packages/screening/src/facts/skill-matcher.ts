import { taxonomy } from '../data/taxonomy/index.js';
import { tokenize, type Token } from '../text/tokens.js';

export interface Skill {
  readonly id: number;
  readonly name: string;
  /** Field of work it belongs to, such as `nursing`. */
  readonly field: string;
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
  for (const [field, source] of Object.entries(taxonomy)) {
    for (const entry of source.split(/[;\n]/)) {
      const aliases = entry
        .split('|')
        .map((alias) => alias.trim())
        .filter(Boolean);
      if (aliases.length === 0) continue;
      const name = aliases[0]!.replace(/^=/, '');
      const skill = names.get(name.toLowerCase()) ?? { id: skills.length, name, field };
      if (skill.id === skills.length) {
        skills.push(skill);
        names.set(name.toLowerCase(), skill);
      }
      for (const alias of aliases) {
        const exact = alias.startsWith('=') ? alias.slice(1) : null;
        const tokens = tokenize(exact ?? alias);
        if (tokens.length === 0) continue;
        if (tokens.length === 1) {
          const key = singleKey(tokens[0]!.lower);
          push(single, key, { skill, keys: [key], exact });
        } else {
          const keys = tokens.map((token) => token.stem);
          push(multi, keys[0]!, { skill, keys, exact });
        }
      }
    }
  }
  for (const list of multi.values()) list.sort((a, b) => b.keys.length - a.keys.length);
  return { skills, single, multi };
}

const patterns = buildPatterns();

/** Every skill of the taxonomy. */
export const allSkills: readonly Skill[] = patterns.skills;

function fits(pattern: Pattern, tokens: readonly Token[], at: number, text: string): boolean {
  if (pattern.keys.length > 1) {
    for (let offset = 1; offset < pattern.keys.length; offset += 1) {
      const token = tokens[at + offset];
      if (!token || token.stem !== pattern.keys[offset]) return false;
      // A phrase does not run over the end of a line that is a statement of its own, nor over a long gap.
      if (token.start - tokens[at + offset - 1]!.end > 3) return false;
    }
  }
  if (pattern.exact === null) return true;
  return text.slice(tokens[at]!.start, tokens[at + pattern.keys.length - 1]!.end) === pattern.exact;
}

/** Skills named in a text, in order of appearance, each at every place; the longest name at a place wins. */
export function findSkillHits(text: string, tokens: readonly Token[]): readonly SkillHit[] {
  const hits: SkillHit[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at]!;
    const pattern =
      patterns.multi.get(token.stem)?.find((each) => fits(each, tokens, at, text)) ??
      patterns.single.get(singleKey(token.lower))?.find((each) => fits(each, tokens, at, text));
    if (!pattern) continue;
    const last = tokens[at + pattern.keys.length - 1]!;
    hits.push({ skill: pattern.skill, start: token.start, end: last.end });
    at += pattern.keys.length - 1;
  }
  return hits;
}
