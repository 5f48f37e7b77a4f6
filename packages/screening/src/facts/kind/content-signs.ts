import { readSigns } from './document-kind-signs.js';
import { careerSections } from './kind-rules.js';

/** True where a text has a section of a career or a stretch of time in it: more than a stamp or a footer says. */
export function hasCareerSigns(text: string): boolean {
  const signs = readSigns(text);
  return careerSections(signs) > 0 || signs.spans > 0;
}

/** True for what a PDF shows in the place of its content where a program can't show that. */
export function isViewerNotice(text: string): boolean {
  const signs = readSigns(text);
  return (
    signs.distinct('viewer-notice program').length > 0 &&
    signs.distinct('viewer-notice sign').length >= 2 &&
    careerSections(signs) === 0 &&
    signs.spans === 0
  );
}
