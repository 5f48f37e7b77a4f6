import type { RawDocument } from '../document/document.js';
import { attribute, readXml } from './xml.js';

const BLOCKS = new Set([
  'p',
  'div',
  'br',
  'li',
  'tr',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'table',
  'ul',
  'ol',
  'section',
  'header',
  'w:p',
  'w:br',
]);
const SKIPPED = new Set([
  'script',
  'style',
  'head',
  'title',
  'template',
  'noscript',
  'o:documentproperties',
  'w:fonts',
  'w:styles',
]);
const VOID = new Set(['br', 'img', 'hr', 'meta', 'link', 'input', 'col', 'wbr']);
const HIDING_STYLE =
  /display\s*:\s*none|visibility\s*:\s*hidden|font-size\s*:\s*[0-2](\.\d+)?(px|pt)|(^|[;\s])color\s*:\s*(#fff\b|#ffffff|white)|mso-hide\s*:\s*all/i;

/** Text of HTML or flat Word XML saved under a .doc name; what its styles hide is set apart. */
export function readMarkup(source: string): RawDocument {
  let text = '';
  const hiddenText: string[] = [];
  let skip: { name: string; depth: number; hides: boolean } | null = null;
  for (const token of readXml(source)) {
    if (token.kind === 'text') {
      const words = token.text.replace(/\s+/g, ' ');
      if (skip === null) text += words;
      else if (skip.hides) hiddenText.push(words);
      continue;
    }
    const name = token.name.toLowerCase();
    if (skip) {
      if (name === skip.name) {
        skip.depth += token.kind === 'close' ? -1 : token.empty ? 0 : 1;
        if (skip.depth === 0) skip = null;
      }
      continue;
    }
    if (token.kind === 'open' && !token.empty && !VOID.has(name)) {
      const hides = HIDING_STYLE.test(attribute(token.attributes, 'style') ?? '');
      if (hides || SKIPPED.has(name)) {
        skip = { name, depth: 1, hides };
        continue;
      }
    }
    if (BLOCKS.has(name)) text += name === 'li' && token.kind === 'open' ? '\n• ' : '\n';
    else if (name === 'td' || name === 'th' || name === 'w:tab') text += '\t';
  }
  return { pages: [text], hiddenText };
}
