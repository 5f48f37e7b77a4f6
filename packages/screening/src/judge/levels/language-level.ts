import { loadLanguageLevels } from '../../data/judging.js';
import { phrasePattern } from '../../text/terms/phrase-pattern.js';

const levels = loadLanguageLevels().map(({ level, phrases }) => ({
  level,
  pattern: phrasePattern(phrases, 'anywhere'),
}));

/** How well a text says a language is spoken, 1 beginner … 6 native; null when it does not say. */
export function languageLevel(text: string): number | null {
  return levels.find(({ pattern }) => pattern.test(text))?.level ?? null;
}
