import PostalMime from 'postal-mime';
import type { RawDocument } from '../document/document.js';
import { UnreadableError } from '../document/unreadable.js';
import { decodePlainText } from '../reading/plain.js';
import { sniffContent } from '../reading/sniff.js';
import { readMarkup } from './markup.js';

/** Characters in which a page can name its encoding. */
const HEAD = 2_048;
const CHARSET =
  /<meta\b[^<>]{0,200}\bcharset\s?=\s?["']?([\w:.-]{2,40})|^<\?xml\b[^<>]{0,100}\bencoding\s?=\s?["']([\w:.-]{2,40})/i;
const MIME_LIMITS = { maxNestingDepth: 20, maxHeadersSize: 64 * 1024 } as const;

/** Decodes a web page: UTF-8 or UTF-16 where it is sure, else by the encoding that the page names. */
function decodeWebPage(bytes: Uint8Array): string {
  const head = Buffer.from(bytes.subarray(0, HEAD)).toString('latin1');
  const match = CHARSET.exec(head);
  const label = (match?.[1] ?? match?.[2] ?? '').toLowerCase();
  // Of all encodings only these write other letters with the bytes of ASCII.
  const isSevenBit = label.startsWith('iso-2022');
  if (label !== '' && (isSevenBit || !isUnicode(bytes))) {
    try {
      return new TextDecoder(label).decode(bytes);
    } catch {
      // The page names an encoding that does not exist.
    }
  }
  return decodePlainText(bytes);
}

function isUnicode(bytes: Uint8Array): boolean {
  if (bytes[0] === 0xff || bytes[0] === 0xfe) return true;
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

/** Reads a page and its pictures saved in one file; the page is the part that counts. */
async function readMht(bytes: Uint8Array): Promise<RawDocument> {
  const { html, text } = await PostalMime.parse(bytes, MIME_LIMITS);
  if (html !== undefined && html.trim() !== '') return readMarkup(html);
  if (text !== undefined && text.trim() !== '') return { pages: [text], hiddenText: [] };
  throw new UnreadableError('empty');
}

/** Text of a web page (HTML, MHT) or of flat Word XML, whatever its encoding. */
export async function readWebPage(bytes: Uint8Array): Promise<RawDocument> {
  return sniffContent(bytes) === 'mht' ? readMht(bytes) : readMarkup(decodeWebPage(bytes));
}
