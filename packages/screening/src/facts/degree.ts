import { loadDegrees } from '../data/judging.js';
import { phrasePattern } from '../text/terms/phrase-pattern.js';
import { mayContain, wordsOf } from '../text/terms/phrase-words.js';

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

const written = loadDegrees().flatMap(({ phrases, exact }) => [...phrases, ...exact]);
/** Any of them in any case: most statements name none and need not be searched for each level. */
const any = phrasePattern(written, 'anywhere');
/** 'B.A.' begins with a word that says nothing; its points do. */
const mayName = mayContain(written.filter((phrase) => !phrase.includes('.')));
/** Searched in every statement: without classes of letters it is ten times as fast, and may find more. */
const WITH_POINTS = /[^\s\d]\.[^\s\d]|[^\s\d]\. rer/i;

const LOWEST = 1;
const ANY_DEGREE = /\bdegrees?\b/gi;
/** Degrees by whose name 'degree' says less than alone. */
const LOWER_DEGREE = /\b(?:associate(?:['’]?s)?|foundation) degrees?\b/gi;

/** Levels of the degrees a text names: 1 diploma, 2 bachelor, 3 master, 4 doctorate. */
export function degreeLevels(text: string): readonly number[] {
  if (!mayName(wordsOf(text)) && !WITH_POINTS.test(text)) return [];
  if (!any.test(text)) return [];
  // An 'associate degree' is no bachelor's.
  const plain = text.replace(LOWER_DEGREE, (found) => found.replace(ANY_DEGREE, ' '));
  return levels
    .filter(({ level, pattern, exact }) => {
      const read = level === LOWEST ? text : plain;
      return pattern.test(read) || exact.test(read);
    })
    .map(({ level }) => level);
}

/** The level a criterion asks for; null when none. 'Bachelor's or Master's' is satisfied by the lower one. */
export function degreeAsked(text: string): number | null {
  const named = degreeLevels(text.replace(ANY_DEGREE, ' '));
  const found = named.length > 0 ? named : degreeLevels(text);
  return found.length > 0 ? Math.min(...found) : null;
}
