import type { LeftOutWish } from '@shortlist/contracts/screening';
import { findProxies } from '../job/protected/proxies.js';
import { removeProtected } from '../job/protected/remove-protected.js';
import { readRequirement } from '../judge/requirement/requirement.js';

/** The engine's reading of a criterion. */
export interface CriterionReading {
  /** Sentences for a person: the years or degree that are compared, and a wording that may screen by a protected attribute. */
  readonly notes: readonly string[];
  /** Wording that selects by a protected attribute, on which nobody may be screened. */
  readonly leftOut: readonly LeftOutWish[];
}

/** Reads one criterion as judging will, so that a person sees what it counts before anybody is judged by it. */
export function describeCriterion(text: string): CriterionReading {
  const { years, degree } = readRequirement({ id: 'c', text, kind: 'must', weight: 1 });
  const notes = [
    ...(years === null ? [] : [`counts years: ${years} or more`]),
    ...(degree === null ? [] : ['looks for a degree of this level or above']),
    ...findProxies(text).map((proxy) => `may screen people by ${proxy.attribute}: “${proxy.text}”`),
  ];
  return { notes, leftOut: removeProtected(text).matches };
}
