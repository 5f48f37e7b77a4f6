import { isAlike, WHITE } from '../../markup/colours.js';
import { localAttribute, readXml } from '../../markup/xml.js';
import type { OdtLook, OdtStyles } from './odt-styles.js';

/** Elements whose text a person does not see on the page. */
const SKIPPED = new Set([
  'office:annotation',
  'office:forms',
  'office:scripts',
  'text:tracked-changes',
  'text:note-citation',
  'svg:title',
  'svg:desc',
]);
const LINES = new Set(['text:p', 'text:h']);
const HIDING = new Set(['text:hidden-text', 'text:hidden-paragraph', 'text:section']);
const MIN_SIZE = 3;
const MAX_DEPTH = 2_000;
const MAX_BLANKS = 50;

export interface OdtText {
  readonly pages: readonly string[];
  readonly hiddenText: readonly string[];
  readonly links: readonly string[];
}

function isUnseen({ isHidden, ink, ground = WHITE, size }: OdtLook): boolean {
  if (isHidden || (size !== undefined && size < MIN_SIZE)) return true;
  return ink !== undefined && ground !== 'unknown' && isAlike(ink, ground);
}

/** True for an element that says of itself that it is not shown. */
function hidesItself(name: string, attributes: string): boolean {
  if (!HIDING.has(name)) return false;
  return (
    localAttribute(attributes, 'is-hidden') === 'true' ||
    localAttribute(attributes, 'display') === 'none'
  );
}

/** Text within `within` (the body, or headers and footers) of a part of an ODT, and apart what its styles hide. */
export function readOdtText(source: string, within: RegExp, styles: OdtStyles): OdtText {
  const text: string[] = [];
  const hiddenText: string[] = [];
  const links: string[] = [];
  const open: { name: string; look: OdtLook }[] = [];
  // Text may be set on what a drawing paints.
  const page: OdtLook = /<draw:(?!frame|text-box|image)/.test(source) ? { ground: 'unknown' } : {};
  let inside = 0;
  let lines = 0;
  let skip = '';
  let depth = 0;
  for (const token of readXml(source)) {
    if (skip !== '') {
      if (token.kind !== 'text' && token.name === skip)
        depth += token.kind === 'close' ? -1 : token.empty ? 0 : 1;
      if (depth === 0) skip = '';
      continue;
    }
    const look = open.at(-1)?.look ?? page;
    if (token.kind === 'text') {
      if (inside === 0 || lines === 0) continue;
      (isUnseen(look) ? hiddenText : text).push(token.text.replace(/\s+/g, ' '));
      continue;
    }
    const { name } = token;
    if (token.kind === 'close') {
      if (within.test(name)) inside -= 1;
      if (LINES.has(name)) text.push('\n');
      else if (name === 'table:table-cell') text.push('\t');
      else if (name === 'table:table-row') text.push('\n');
      if (open.at(-1)?.name === name) {
        open.pop();
        if (LINES.has(name)) lines -= 1;
      }
      continue;
    }
    const { attributes, empty } = token;
    if (SKIPPED.has(name) && !empty) [skip, depth] = [name, 1];
    else if (name === 'text:tab') text.push('\t');
    else if (name === 'text:line-break') text.push('\n');
    else if (name === 'text:s')
      text.push(
        ' '.repeat(Math.min(MAX_BLANKS, Number(localAttribute(attributes, 'c') ?? 1) || 1)),
      );
    else if (name === 'text:soft-page-break' && inside > 0) text.push('\f');
    else if (name === 'text:a') links.push(localAttribute(attributes, 'href') ?? '');
    if (skip !== '' || empty || open.length >= MAX_DEPTH) continue;
    if (within.test(name)) inside += 1;
    if (name === 'text:list-item') text.push('• ');
    const own = styles.of(localAttribute(attributes, 'style-name') ?? '');
    const isHidden = hidesItself(name, attributes) ? { isHidden: true } : {};
    const drawn: OdtLook = name.startsWith('draw:') ? { ground: 'unknown' } : {};
    if (LINES.has(name)) lines += 1;
    open.push({ name, look: { ...look, ...own, ...drawn, ...isHidden } });
  }
  return { pages: text.join('').split('\f'), hiddenText, links };
}
