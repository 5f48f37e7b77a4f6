/** One token of an XML text: an opening or closing tag, or text with its entities decoded. */
export type XmlToken =
  | {
      readonly kind: 'open';
      readonly name: string;
      readonly attributes: string;
      readonly empty: boolean;
    }
  | { readonly kind: 'close'; readonly name: string }
  | { readonly kind: 'text'; readonly text: string };

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  bull: '•',
  ndash: '–',
  mdash: '—',
  rsquo: '’',
  lsquo: '‘',
  rdquo: '”',
  ldquo: '“',
  eacute: 'é',
  egrave: 'è',
  uuml: 'ü',
  ouml: 'ö',
  auml: 'ä',
  ccedil: 'ç',
  ntilde: 'ñ',
  middot: '·',
  hellip: '…',
};

function fromCode(code: number): string {
  return code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff)
    ? String.fromCodePoint(code)
    : '';
}

/** Replaces character references; unknown ones stay as they are. Custom entities are never expanded. */
function decodeEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(#x[0-9a-f]{1,6}|#\d{1,7}|[a-z]{2,8});/gi, (whole, body: string) => {
    if (/^#x/i.test(body)) return fromCode(Number.parseInt(body.slice(2), 16));
    if (body.startsWith('#')) return fromCode(Number(body.slice(1)));
    return ENTITIES[body] ?? ENTITIES[body.toLowerCase()] ?? whole;
  });
}

/** Walks XML or loose HTML in one pass without building a tree, so that depth and size can't be used against it. */
export function* readXml(source: string): Generator<XmlToken> {
  let position = 0;
  while (position < source.length) {
    const open = source.indexOf('<', position);
    if (open === -1) break;
    if (open > position) {
      yield { kind: 'text', text: decodeEntities(source.slice(position, open)) };
    }
    if (source.startsWith('<!--', open)) {
      const end = source.indexOf('-->', open + 4);
      if (end === -1) return;
      position = end + 3;
      continue;
    }
    if (source.startsWith('<![CDATA[', open)) {
      const end = source.indexOf(']]>', open + 9);
      if (end === -1) return;
      yield { kind: 'text', text: source.slice(open + 9, end) };
      position = end + 3;
      continue;
    }
    const end = source.indexOf('>', open + 1);
    if (end === -1) return;
    position = end + 1;
    const body = source.slice(open + 1, end);
    const name = /^\/?([^\s/>]+)/.exec(body)?.[1];
    if (name === undefined || body.startsWith('!') || body.startsWith('?')) continue;
    if (body.startsWith('/')) yield { kind: 'close', name };
    else {
      yield { kind: 'open', name, attributes: body.slice(name.length), empty: body.endsWith('/') };
    }
  }
  if (position < source.length) {
    yield { kind: 'text', text: decodeEntities(source.slice(position)) };
  }
}

const patterns = new Map<string, RegExp>();

function valueOf(attributes: string, key: string, pattern: string): string | null {
  const known = patterns.get(key) ?? new RegExp(pattern);
  patterns.set(key, known);
  const match = known.exec(attributes);
  return match ? decodeEntities(match[1] ?? match[2] ?? match[3] ?? '') : null;
}

/** Value of one attribute of an opening tag; null when it has none. */
export function attribute(attributes: string, name: string): string | null {
  return valueOf(
    attributes,
    name,
    `(?:^|\\s)${name}\\s?=\\s?(?:"([^"]*)"|'([^']*)'|([^\\s"'>]{1,200}))`,
  );
}

/** The same by the name without its prefix, which documents choose as they like. */
export function localAttribute(attributes: string, name: string): string | null {
  return valueOf(attributes, `*:${name}`, `(?:^|[\\s:])${name}\\s?=\\s?(?:"([^"]*)"|'([^']*)')`);
}
