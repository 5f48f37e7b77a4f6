import type { RawDocument } from '../../document/document.js';
import { mailtosOf } from '../../document/mailtos.js';
import { UnreadableError } from '../../document/unreadable.js';
import type { ZipEntry } from '../../zip/directory.js';
import { inflateEntries } from '../../zip/inflate-entries.js';
import { OdtStyles } from './odt-styles.js';
import { readOdtText } from './odt-text.js';

const MAX_PARTS_BYTES = 40 * 1024 * 1024;
const PARTS = new Set(['content.xml', 'styles.xml', 'META-INF/manifest.xml']);
const HEADER = /^style:header(?:-first|-left)?$/;
const FOOTER = /^style:footer(?:-first|-left)?$/;

/** Text of an OpenDocument text: headers, body and footers; comments, deleted text and metadata never count. */
export function readOdt(bytes: Uint8Array, entries: readonly ZipEntry[]): RawDocument {
  const parts = inflateEntries(bytes, entries, (name) => PARTS.has(name), MAX_PARTS_BYTES);
  const source = (name: string) => new TextDecoder().decode(parts.get(name) ?? new Uint8Array());
  if (source('META-INF/manifest.xml').includes('encryption-data'))
    throw new UnreadableError('encrypted');
  const [content, common] = [source('content.xml'), source('styles.xml')];
  if (content === '') throw new UnreadableError('corrupt');
  const styles = new OdtStyles();
  styles.read(common);
  styles.read(content);
  const [header, body, footer] = [
    readOdtText(common, HEADER, styles),
    readOdtText(content, /^office:text$/, styles),
    readOdtText(common, FOOTER, styles),
  ];
  const pages = [...body.pages];
  pages[0] = [...header.pages, pages[0] ?? ''].join('\n');
  pages.push([pages.pop() ?? '', ...footer.pages].join('\n'));
  const all = [header, body, footer];
  return {
    pages,
    hiddenText: all.flatMap(({ hiddenText }) => hiddenText),
    mailtos: mailtosOf(all.flatMap(({ links }) => links)),
  };
}
