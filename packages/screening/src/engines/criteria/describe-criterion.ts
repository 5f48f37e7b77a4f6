import type { JudgedBy } from '@shortlist/contracts/judged-by';
import type { LeftOutWish } from '@shortlist/contracts/screening';
import { findProxies } from '../../job/protected/proxies.js';
import { removeProtected } from '../../job/protected/remove-protected.js';
import { languageOf } from '../../text/language/language-data.js';
import { judgedBy } from './judged-by.js';

/** The engine's reading of a criterion. */
export interface CriterionReading {
  readonly judgedBy: JudgedBy;
  /** Sentences for a person on wordings that may screen by a protected attribute. */
  readonly notes: readonly string[];
  /** Wording that selects by a protected attribute, on which nobody may be screened. */
  readonly leftOut: readonly LeftOutWish[];
}

/**
 * Reads one criterion as judging will, so that a person sees what it counts before anybody is judged by it. `jobCode` (ISO
 * 639-1) is the language of its job; one that is not read counts as English.
 */
export function describeCriterion(text: string, jobCode = 'en'): CriterionReading {
  return {
    judgedBy: judgedBy(
      { id: 'c', text, kind: 'must', weight: 1 },
      languageOf(jobCode) ? jobCode : undefined,
    ),
    notes: findProxies(text).map(
      (proxy) => `may screen people by ${proxy.attribute}: “${proxy.text}”`,
    ),
    leftOut: removeProtected(text).matches,
  };
}
