import { localAttribute } from '../../markup/xml.js';

/** The largest page of a document and its margins, in points. */
export interface PageSize {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const TWIPS_PER_POINT = 20;
const LETTER: PageSize = { width: 612, height: 792, left: 72, right: 72, top: 72, bottom: 72 };

function largest(tags: readonly string[], name: string, otherwise: number): number {
  const values = tags
    .map((tag) => Number.parseFloat(localAttribute(tag, name) ?? '') / TWIPS_PER_POINT)
    .filter((value) => Number.isFinite(value) && value > 0);
  return values.reduce((most, value) => Math.max(most, value), 0) || otherwise;
}

/** The page of a document, whose sections say so only at their end. */
export function readPageSize(source: string): PageSize {
  const sizes = (source.match(/<w:pgSz [^<>]{0,300}>/g) ?? []).slice(0, 100);
  const margins = (source.match(/<w:pgMar [^<>]{0,300}>/g) ?? []).slice(0, 100);
  return {
    width: largest(sizes, 'w', LETTER.width),
    height: largest(sizes, 'h', LETTER.height),
    left: largest(margins, 'left', LETTER.left),
    right: largest(margins, 'right', LETTER.right),
    top: largest(margins, 'top', LETTER.top),
    bottom: largest(margins, 'bottom', LETTER.bottom),
  };
}
