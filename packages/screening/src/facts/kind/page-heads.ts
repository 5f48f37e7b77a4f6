import type { ExtractedResume } from '../../types.js';

/** Characters at the top of a page within which a resume gives contact data. */
const HEAD = 600;
const CONTACT = /@|(?:\d[\s()./-]{0,3}){8}/;
/** A file of more pages stays whole. */
const MAX_PAGES = 400;

export const headOf = (page: string) => page.slice(0, HEAD);

export const hasContact = (page: string) => CONTACT.test(headOf(page));

export function pagesIn({ text, pageStarts }: ExtractedResume): readonly string[] {
  return pageStarts.map((start, at) => text.slice(start, pageStarts[at + 1]));
}

/** A cheap look at whether a file may hold several resumes: contact data at the top of a later page. */
export function mayHoldSeveral(file: ExtractedResume): boolean {
  const { pageStarts, part } = file;
  return !part && pageStarts.length <= MAX_PAGES && pagesIn(file).slice(1).some(hasContact);
}
