import { loadNegations } from '../data/judging.js';
import type { AnalysedText } from '../text/analyse.js';
import { phrasePattern } from '../text/terms/phrase-pattern.js';
import type { Stretch } from '../text/words/identity.js';

const negation = phrasePattern(loadNegations(), 'anywhere');
/** Where a denial ends. */
const END = /[;.]|,? (?:but|however|although|aber|mais|pero|ma|maar|mas|ale) /i;

/** Where a resume says that something is missing: 'no experience with PLCs', 'willing to learn German'. */
export function negatedPlaces(resume: AnalysedText): readonly Stretch[] {
  const places: Stretch[] = [];
  for (const { text, start, end } of resume.segments) {
    const plain = text.replace(/\s/g, ' ');
    const match = negation.exec(plain);
    if (!match) continue;
    const rest = plain.slice(match.index + match[0].length);
    const stop = END.exec(rest);
    places.push({
      start: start + match.index,
      end: stop ? start + match.index + match[0].length + stop.index : end,
    });
  }
  return places;
}
