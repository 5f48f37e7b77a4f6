import type { RawDocument } from '../document/document.js';
import { type Rgb, WHITE } from '../markup/colours.js';
import { type Ground, visibilityOf } from './docx/docx-look.js';
import { readColourTable, RtfTable } from './rtf-colours.js';

/** Groups that hold no text of the document. */
const SKIPPED_GROUPS = new Set([
  'fonttbl',
  'colortbl',
  'stylesheet',
  'info',
  'pict',
  'object',
  'themedata',
  'datastore',
  'listtable',
  'listoverridetable',
  'generator',
  'annotation',
  'comment',
  'latentstyles',
  'rsidtbl',
  'xmlnstbl',
  'fldinst',
  'nonshppict',
  'panose',
  'falt',
  'background',
  // A shape says its properties, and again how older readers should draw it.
  'sp',
  'shprslt',
]);
/** Groups that are marked as to be skipped by readers that do not know them, but hold text. */
const KNOWN_GROUPS = new Set(['shpinst', 'shptxt']);
const LINE_WORDS = new Set(['par', 'line', 'row', 'sect']);
const SYMBOL_WORDS: Readonly<Record<string, string>> = {
  tab: '\t',
  cell: '\t',
  emdash: '—',
  endash: '–',
  bullet: '• ',
  lquote: '‘',
  rquote: '’',
  ldblquote: '“',
  rdblquote: '”',
  emspace: ' ',
  enspace: ' ',
};
const TOKEN = /\\([a-z]{1,32})(-?\d{1,10})? ?|\\'([0-9a-f]{2})|\\([^a-z])|([{}])|([^\\{}]+)/gi;
const DEFAULT_HALF_POINTS = 24;

interface Group {
  skipped: boolean;
  /** It begins with the mark of groups that old readers skip, and its name is still to come. */
  marked: boolean;
  hidden: boolean;
  deleted: boolean;
  unicodeFallback: number;
  ink: number;
  halfPoints: number;
  scale: number;
  /** Behind the characters; 0 where nothing is. */
  shade: number;
  paragraphShade: number;
  inShape: boolean;
}

const PLAIN = {
  hidden: false,
  deleted: false,
  ink: 0,
  halfPoints: DEFAULT_HALF_POINTS,
  scale: 100,
  shade: 0,
};

function decoderOf(source: string): { decode(bytes: Uint8Array): string } {
  const page = /\\ansicpg(\d{3,5})/.exec(source.slice(0, 2_000))?.[1] ?? '1252';
  try {
    return new TextDecoder(`windows-${page}`);
  } catch {
    // Not one of the code pages that are known; most letters are the same in this one.
    return new TextDecoder('windows-1252');
  }
}

/** Decides whether a person sees a group's text. */
function isHidden(
  group: Group,
  colours: readonly (Rgb | undefined)[],
  table: RtfTable,
  page: Ground,
): boolean {
  const ground = (index: number): Ground | undefined =>
    index === 0 ? undefined : (colours[index] ?? 'unknown');
  const ink = colours[group.ink];
  const grounds = [ground(group.paragraphShade), ground(table.shade)];
  // How a drawn box is filled is not read.
  const box: Ground | undefined = group.inShape ? 'unknown' : undefined;
  const seen = visibilityOf(
    {
      vanish: group.hidden,
      halfPoints: group.halfPoints,
      scale: group.scale,
      ...(ink ? { ink: [ink] } : {}),
      shade: ground(group.shade) ?? null,
    },
    [...grounds, box],
    page,
  );
  return seen !== 'visible';
}

/** Text of an RTF file, often found under a .doc name. Hidden (`\v`), white and tiny text is set apart. */
export function readRtf(bytes: Uint8Array): RawDocument {
  const source = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
  const colours = readColourTable(source);
  const decoder = decoderOf(source);
  const table = new RtfTable();
  // Where drawings lie below the text is not read.
  const pageGround: Ground = /\\(?:background|shp)\b/.test(source) ? 'unknown' : WHITE;
  const groups: Group[] = [];
  let group: Group = {
    ...PLAIN,
    skipped: false,
    marked: false,
    unicodeFallback: 1,
    paragraphShade: 0,
    inShape: false,
  };
  let toSkip = 0;
  let page: string[] = [];
  let hidden: string[] = [];
  const pages: string[] = [];
  const hiddenText: string[] = [];
  const add = (text: string) => {
    if (group.skipped || group.deleted) return;
    if (text.trim() !== '' && isHidden(group, colours, table, pageGround)) hidden.push(text);
    else {
      if (hidden.length > 0 && text.trim() !== '') {
        hiddenText.push(hidden.join(''));
        hidden = [];
      } else if (hidden.length > 0) hidden.push(' ');
      page.push(text);
    }
  };
  const read = (name: string, number: string | undefined) => {
    const value = Number(number ?? 1);
    if (SKIPPED_GROUPS.has(name) || (group.marked && !KNOWN_GROUPS.has(name))) group.skipped = true;
    group.marked = false;
    if (group.skipped) return;
    // The text of a cell ends before the word that ends the cell.
    if (LINE_WORDS.has(name)) add('\n');
    else if (SYMBOL_WORDS[name] !== undefined) add(SYMBOL_WORDS[name]);
    switch (name) {
      case 'page':
        add('\n');
        pages.push(page.join(''));
        page = [];
        break;
      case 'shptxt':
        group.inShape = true;
        break;
      case 'plain':
        Object.assign(group, PLAIN);
        break;
      case 'pard':
        group.paragraphShade = 0;
        break;
      case 'v':
        group.hidden = number !== '0';
        break;
      case 'deleted':
        group.deleted = number !== '0';
        break;
      case 'cf':
        group.ink = Number(number ?? 0);
        break;
      case 'fs':
        group.halfPoints = Number(number ?? DEFAULT_HALF_POINTS);
        break;
      case 'charscalex':
        group.scale = Number(number ?? 100);
        break;
      case 'highlight':
      case 'chcbpat':
      case 'cb':
        group.shade = Number(number ?? 0);
        break;
      case 'cbpat':
        group.paragraphShade = Number(number ?? 0);
        break;
      case 'uc':
        group.unicodeFallback = value;
        break;
      case 'u':
        add(String.fromCharCode((value + 65_536) % 65_536));
        toSkip = group.unicodeFallback;
        break;
    }
    table.read(name, Number(number ?? 0));
  };
  for (const [, word, number, hex, symbol, brace, plain] of source.matchAll(TOKEN)) {
    if (brace === '{') groups.push({ ...group });
    else if (brace === '}') group = groups.pop() ?? group;
    else if (plain !== undefined) {
      const text = plain.replace(/[\r\n]/g, '');
      add(text.slice(toSkip));
      toSkip = Math.max(0, toSkip - text.length);
    } else if (hex !== undefined) {
      if (toSkip > 0) toSkip -= 1;
      else add(decoder.decode(Uint8Array.of(Number.parseInt(hex, 16))));
    } else if (symbol !== undefined) {
      if (symbol === '*') group.marked = true;
      else if (symbol === '~') add(' ');
      else if (symbol === '_') add('-');
      else if ('\\{}'.includes(symbol)) add(symbol);
      else if (symbol === '\n' || symbol === '\r') add('\n');
    } else if (word !== undefined) read(word.toLowerCase(), number);
  }
  if (hidden.length > 0) hiddenText.push(hidden.join(''));
  return { pages: [...pages, page.join('')], hiddenText };
}
