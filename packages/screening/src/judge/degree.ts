import { loadDegrees } from '../data/judging.js';
import { phrasePattern } from '../text/terms/phrase-pattern.js';

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const levels = loadDegrees().map(({ level, phrases, exact }) => ({
  level,
  pattern: phrasePattern(phrases, 'anywhere'),
  // 'BA' counts in capitals only: 'ba' can be anything. 'BS 7671' and 'BS EN 60204' are standards.
  exact: new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${exact.map(escape).join('|')})(?![\\p{L}\\p{N}]|[ -]?\\d| EN\\b)`,
    'u',
  ),
}));

/** Any of them in any case: most statements name none and need not be searched for each level. */
const any = phrasePattern(
  loadDegrees().flatMap(({ phrases, exact }) => [...phrases, ...exact]),
  'anywhere',
);

/** Levels of the degrees a text names: 1 diploma, 2 bachelor, 3 master, 4 doctorate. */
export function degreeLevels(text: string): readonly number[] {
  if (!any.test(text)) return [];
  return levels
    .filter(({ pattern, exact }) => pattern.test(text) || exact.test(text))
    .map(({ level }) => level);
}

/** A word for any degree: beside 'master' it adds nothing. */
const ANY_DEGREE = /\bdegrees?\b/gi;

/** The level a criterion asks for; null when none. 'Bachelor's or Master's' is satisfied by the lower one. */
export function degreeAsked(text: string): number | null {
  const named = degreeLevels(text.replace(ANY_DEGREE, ' '));
  const found = named.length > 0 ? named : degreeLevels(text);
  return found.length > 0 ? Math.min(...found) : null;
}
