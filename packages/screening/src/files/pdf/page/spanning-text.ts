import type { Pdfium } from './pdfium.js';

/** PDFium's own numbers for kinds of objects. */
const TEXT = 1;
const FORM = 5;
const MAX_OBJECTS = 20_000;
const MAX_DEPTH = 4;
/** A ligature or a cluster of letters with its marks has no longer replacement, in bytes of UTF-16 with the closing zero. */
const MAX_CLUSTER_BYTES = 18;
const KEY = 'ActualText\0';

/**
 * Removes replacement text (ActualText) that covers several text objects, such as an icon and the words next to it. PDFium squeezes all
 * of it into the first object and drops the others. Without it each object is read by the Unicode of its own glyphs.
 */
export function dropSpanningText(pdfium: Pdfium, page: number): void {
  const { calls } = pdfium;
  const key = pdfium.allocate(KEY.length + 8);
  pdfium.bytes().set(Buffer.from(KEY, 'latin1'), key);
  const length = key + KEY.length + (-(key + KEY.length) & 3);
  /** Objects under each mark: the objects of one marked stretch share its handle. */
  const shared = new Map<number, number[]>();
  let left = MAX_OBJECTS;

  function look(object: number, depth: number): void {
    left -= 1;
    const kind = calls.FPDFPageObj_GetType(object);
    if (kind === FORM && depth < MAX_DEPTH) {
      const count = calls.FPDFFormObj_CountObjects(object);
      for (let at = 0; at < count && left > 0; at += 1)
        look(calls.FPDFFormObj_GetObject(object, at), depth + 1);
    }
    if (kind !== TEXT) return;
    const count = calls.FPDFPageObj_CountMarks(object);
    for (let at = 0; at < count; at += 1) {
      const mark = calls.FPDFPageObj_GetMark(object, at);
      const objects = shared.get(mark);
      if (objects) objects.push(object);
      else shared.set(mark, [object]);
    }
  }

  const count = calls.FPDFPage_CountObjects(page);
  for (let at = 0; at < count && left > 0; at += 1) look(calls.FPDFPage_GetObject(page, at), 0);
  for (const [mark, objects] of shared) {
    const [first] = objects;
    if (first === undefined || objects.length < 2) continue;
    if (!calls.FPDFPageObjMark_GetParamStringValue(mark, key, 0, 0, length)) continue;
    if (pdfium.view().getUint32(length, true) > MAX_CLUSTER_BYTES)
      calls.FPDFPageObjMark_RemoveParam(first, mark, key);
  }
  pdfium.free(key);
}
