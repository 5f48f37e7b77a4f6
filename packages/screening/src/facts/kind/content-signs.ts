import { readSigns } from './document-kind-signs.js';
import { beginsWith, wordsOf } from './document-kind-words.js';
import { careerSections } from './kind-rules.js';

/** Nearly every text ends here, without a look at all its words. */
const PROGRAM = /acrobat|reader|foxit/i;
const COUNTED = /(?<![\d.,/])\d{1,2}\+?\s?(\p{L}{2,8})/gu;

/** True where a text has a section of a career or a stretch of time in it: more than a stamp or a footer says. */
export function hasCareerSigns(text: string): boolean {
  const signs = readSigns(text);
  return careerSections(signs) > 0 || signs.spans > 0;
}

/** True for what a PDF shows in the place of its content where a program can't show that. */
export function isViewerNotice(text: string): boolean {
  if (!PROGRAM.test(text)) return false;
  const signs = readSigns(text);
  return (
    signs.distinct('viewer-notice program').length > 0 &&
    signs.distinct('viewer-notice sign').length >= 2 &&
    careerSections(signs) === 0 &&
    signs.spans === 0
  );
}

/** True where a text says how long something was done, as '6 years' does. */
export function saysHowLong(text: string): boolean {
  return [...text.matchAll(COUNTED)].some(([, unit = '']) =>
    beginsWith(wordsOf(unit)).has('resume duration'),
  );
}
