import type { RawDocument } from '../document/document.js';

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
]);
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
const windows1252 = new TextDecoder('windows-1252');

interface Group {
  skipped: boolean;
  hidden: boolean;
  unicodeFallback: number;
}

/** Text of an RTF file, often found under a .doc name. Hidden (`\v`) text is set apart. */
export function readRtf(bytes: Uint8Array): RawDocument {
  const source = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
  const groups: Group[] = [];
  let group: Group = { skipped: false, hidden: false, unicodeFallback: 1 };
  let toSkip = 0;
  let page = '';
  let hidden = '';
  const pages: string[] = [];
  const hiddenText: string[] = [];
  const add = (text: string) => {
    if (group.skipped) return;
    if (group.hidden) hidden += text;
    else {
      if (hidden !== '') hiddenText.push(hidden);
      hidden = '';
      page += text;
    }
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
      else add(windows1252.decode(Uint8Array.of(Number.parseInt(hex, 16))));
    } else if (symbol !== undefined) {
      if (symbol === '*') group.skipped = true;
      else if (symbol === '~') add(' ');
      else if (symbol === '_') add('-');
      else if ('\\{}'.includes(symbol)) add(symbol);
      else if (symbol === '\n' || symbol === '\r') add('\n');
    } else if (word !== undefined) {
      const name = word.toLowerCase();
      if (SKIPPED_GROUPS.has(name)) group.skipped = true;
      else if (LINE_WORDS.has(name)) add('\n');
      else if (name === 'page') {
        add('\n');
        pages.push(page);
        page = '';
      } else if (SYMBOL_WORDS[name] !== undefined) add(SYMBOL_WORDS[name]);
      else if (name === 'v') group.hidden = number !== '0';
      else if (name === 'uc') group.unicodeFallback = Number(number ?? 1);
      else if (name === 'u' && number !== undefined) {
        add(String.fromCharCode((Number(number) + 65_536) % 65_536));
        toSkip = group.unicodeFallback;
      }
    }
  }
  if (hidden !== '') hiddenText.push(hidden);
  return { pages: [...pages, page], hiddenText };
}
