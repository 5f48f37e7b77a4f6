import type { Criterion } from '@shortlist/contracts';
import { findSkillHits } from '../text/skill-matcher.js';
import { readYearsAsked } from '../facts/years.js';
import { termWeight } from '../text/term-weight.js';
import { tokenize } from '../text/tokens.js';

/** One thing a criterion asks for: any one of `skills`, or the word `stem`. */
export type Unit =
  | { readonly kind: 'skill'; readonly skills: ReadonlySet<number>; readonly weight: number }
  | { readonly kind: 'word'; readonly stem: string; readonly weight: number };

export const degreeLevels = [
  { level: 4, pattern: /\b(?:ph\.?\s?d|doctorate|doctoral)\b/i },
  {
    level: 3,
    pattern:
      /\b(?:master(?:'|’)?s?(?=\s+(?:degree|of|in|\(|level)|\b)|m\.?sc|m\.?b\.?a|m\.?a\b(?=\s+(?:in|of|degree))|m\.?eng|postgraduate)\b/i,
  },
  {
    level: 2,
    pattern:
      /\b(?:bachelor(?:'|’)?s?|degree|b\.?sc|b\.?eng|b\.?a\b(?=\s|,|\()|b\.?tech|b\.?com|ll\.?b|b\.?ed|undergraduate|graduate)\b/i,
  },
  {
    level: 1,
    pattern: /\b(?:diploma|hnd|hnc|associate(?:'|’)?s? degree|nvq|foundation degree)\b/i,
  },
] as const;

/** A criterion taken apart, once per job. */
export interface Requirement {
  readonly criterion: Criterion;
  readonly units: readonly Unit[];
  /** Years asked for; null when none. */
  readonly years: number | null;
  /** Level of degree asked for (4 doctorate … 1 diploma); null when none. */
  readonly degree: number | null;
}

const ALTERNATIVES =
  /\bor\b|\bsuch as\b|\be\.?g\b|\bfor example\b|\/|\bsimilar\b|\blike\b|\bone of\b|\bany of\b/i;
const SKILL_WEIGHT = 2;
/** Words of a criterion that say how much, not what. */
const MAX_UNITS = 24;

function wantedDegree(text: string): number | null {
  const levels = degreeLevels.filter(({ pattern }) => pattern.test(text)).map(({ level }) => level);
  // 'Bachelor's or Master's' is satisfied by the lower one.
  return levels.length > 0 ? Math.min(...levels) : null;
}

/** Takes a criterion apart into what can be looked for in a resume. */
export function readRequirement(criterion: Criterion): Requirement {
  const tokens = tokenize(criterion.text);
  const hits = findSkillHits(criterion.text, tokens);
  const units: Unit[] = [];
  if (hits.length > 1 && ALTERNATIVES.test(criterion.text)) {
    units.push({
      kind: 'skill',
      skills: new Set(hits.map((hit) => hit.skill.id)),
      weight: SKILL_WEIGHT,
    });
  } else {
    for (const id of new Set(hits.map((hit) => hit.skill.id))) {
      units.push({ kind: 'skill', skills: new Set([id]), weight: SKILL_WEIGHT });
    }
  }
  const seen = new Set<string>();
  for (const token of tokens) {
    const weight = termWeight(token.stem);
    const isPartOfSkill = hits.some((hit) => token.start >= hit.start && token.end <= hit.end);
    if (weight === 0 || isPartOfSkill || seen.has(token.stem)) continue;
    seen.add(token.stem);
    units.push({ kind: 'word', stem: token.stem, weight });
  }
  return {
    criterion,
    units: units.slice(0, MAX_UNITS),
    years: readYearsAsked(criterion.text),
    degree: wantedDegree(criterion.text),
  };
}
