import type { Pdfium } from './pdfium.js';

/** PDFium's own number for an action that opens a web address. */
const URI = 3;
/** Links of a page that are looked at. */
const MAX_LINKS = 500;
const MAX_BYTES = 1_000;

/** The web addresses that a page's links open. */
export function readLinks(pdfium: Pdfium, document: number, page: number): readonly string[] {
  const { calls } = pdfium;
  const links: string[] = [];
  const pointers = pdfium.allocate(8 + MAX_BYTES);
  const [link, buffer] = [pointers + 4, pointers + 8];
  pdfium.view().setInt32(pointers, 0, true);
  for (let count = 0; count < MAX_LINKS; count += 1) {
    if (!calls.FPDFLink_Enumerate(page, pointers, link)) break;
    const action = calls.FPDFLink_GetAction(pdfium.view().getUint32(link, true));
    if (action === 0 || calls.FPDFAction_GetType(action) !== URI) continue;
    const length = calls.FPDFAction_GetURIPath(document, action, buffer, MAX_BYTES);
    // The last byte is a zero.
    if (length < 2 || length > MAX_BYTES) continue;
    links.push(Buffer.from(pdfium.bytes().slice(buffer, buffer + length - 1)).toString('utf8'));
  }
  pdfium.free(pointers);
  return links;
}
