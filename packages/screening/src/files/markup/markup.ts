import type { RawDocument } from '../document/document.js';
import { type Declarations, declarationsOf, readDeclarations, readRules } from './css.js';
import { isUnseen, lookOf, type MarkupLook, PLAIN_LOOK } from './markup-look.js';
import { attribute, localAttribute, readXml } from './xml.js';

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
  'title',
  'template',
  'noscript',
  'o:documentproperties',
  'w:fonts',
  'w:styles',
  'w:del',
  'w:instrtext',
]);
const VOID = new Set(['br', 'img', 'hr', 'meta', 'link', 'input', 'col', 'wbr']);
/** Deeper elements are taken to look like those around them. */
const MAX_DEPTH = 2_000;

interface Open {
  readonly name: string;
  readonly look: MarkupLook;
}

function sheetsOf(source: string): string {
  const sheets: string[] = [];
  const lower = source.toLowerCase();
  for (let at = lower.indexOf('<style'); at !== -1; at = lower.indexOf('<style', at + 6)) {
    const start = lower.indexOf('>', at);
    const end = lower.indexOf('</style', at);
    if (start === -1 || end === -1) break;
    sheets.push(source.slice(start + 1, end).replace(/<!--|-->/g, ''));
    at = end;
  }
  return sheets.join('\n');
}

/** Run properties of flat Word XML, as declarations. */
function wordProperty(name: string, attributes: string): Declarations | null {
  const value = localAttribute(attributes, 'val') ?? '';
  if (name === 'w:vanish' && value !== 'off' && value !== '0')
    return new Map([['display', 'none']]);
  if (name === 'w:color') return new Map([['color', value.toLowerCase()]]);
  if (name === 'w:sz') return new Map([['font-size', `${Number.parseFloat(value) / 2}pt`]]);
  return null;
}

/** Text of HTML or flat Word XML saved under a .doc name; what its styles hide is set apart. */
export function readMarkup(source: string): RawDocument {
  const rules = readRules(sheetsOf(source));
  const text: string[] = [];
  const hiddenText: string[] = [];
  const open: Open[] = [];
  let hidden: string[] = [];
  let skip: { name: string; depth: number } | null = null;
  let run: MarkupLook | null = null;
  const look = () => run ?? open.at(-1)?.look ?? PLAIN_LOOK;
  const endHidden = () => {
    if (hidden.length > 0) hiddenText.push(hidden.join(''));
    hidden = [];
  };
  for (const token of readXml(source)) {
    if (token.kind === 'text') {
      const words = token.text.replace(/\s+/g, ' ');
      if (skip !== null) continue;
      if (words.trim() !== '' && isUnseen(look())) hidden.push(words);
      else {
        if (words.trim() !== '') endHidden();
        text.push(words);
      }
      continue;
    }
    const name = token.name.toLowerCase();
    if (skip) {
      if (name === skip.name) skip.depth += token.kind === 'close' ? -1 : token.empty ? 0 : 1;
      if (skip.depth === 0) skip = null;
      continue;
    }
    if (token.kind === 'open' && SKIPPED.has(name)) {
      if (!token.empty) skip = { name, depth: 1 };
      continue;
    }
    if (name === 'w:r') run = null;
    if (token.kind === 'open') {
      const property = wordProperty(name, token.attributes);
      if (property) run = lookOf(look(), '', [property]);
      else if (!token.empty && !VOID.has(name) && open.length < MAX_DEPTH) {
        const classes = (attribute(token.attributes, 'class') ?? '').toLowerCase().split(/\s+/);
        const id = attribute(token.attributes, 'id');
        const own = readDeclarations(attribute(token.attributes, 'style') ?? '');
        const declared = declarationsOf(
          rules,
          name,
          classes.filter(Boolean),
          id?.toLowerCase() ?? null,
        );
        const around = open.at(-1)?.look ?? PLAIN_LOOK;
        open.push({ name, look: lookOf(around, token.attributes, [...declared, own]) });
      }
    } else {
      // Loose HTML leaves elements open; one that closes takes those inside it along.
      const at = open.slice(-20).findLastIndex((each) => each.name === name);
      if (at !== -1) open.length -= Math.min(20, open.length) - at;
    }
    if (BLOCKS.has(name)) {
      text.push(name === 'li' && token.kind === 'open' ? '\n• ' : '\n');
      if (hidden.length > 0) hidden.push(' ');
    } else if (name === 'td' || name === 'th' || name === 'w:tab') text.push('\t');
  }
  endHidden();
  return { pages: [text.join('')], hiddenText };
}
