export type ContentType =
  | 'pdf'
  | 'zip'
  | 'ole'
  | 'rtf'
  | 'html'
  | 'word-xml'
  | 'mht'
  | 'companion'
  | 'other-archive'
  | 'picture'
  | 'text'
  | 'empty'
  | 'unknown';

const PDF_HEADER_WINDOW = 1024;
const TEXT_SAMPLE = 4096;

function startsWith(bytes: Uint8Array, signature: readonly number[]): boolean {
  return signature.every((value, index) => bytes[index] === value);
}

/** Latin-1 view of the first bytes: enough to look for ASCII signatures. */
function head(bytes: Uint8Array, length: number): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(length, bytes.length)).toString(
    'latin1',
  );
}

function looksLikeText(bytes: Uint8Array): boolean {
  if (startsWith(bytes, [0xff, 0xfe]) || startsWith(bytes, [0xfe, 0xff])) return true;
  const sample = bytes.subarray(0, TEXT_SAMPLE);
  let control = 0;
  for (const byte of sample) {
    if (byte < 32 && byte !== 9 && byte !== 10 && byte !== 12 && byte !== 13) control += 1;
  }
  return control <= Math.max(2, sample.length * 0.02);
}

/** First bytes of PNG and JPEG. */
const SCAN_PICTURES: readonly (readonly number[])[] = [
  [0x89, 0x50, 0x4e, 0x47],
  [0xff, 0xd8, 0xff],
];

/** First bytes of GIF, TIFF and BMP. */
const OTHER_PICTURES: readonly (readonly number[])[] = [
  [0x47, 0x49, 0x46, 0x38],
  [0x49, 0x49, 0x2a, 0x00],
  [0x4d, 0x4d, 0x00, 0x2a],
  [0x42, 0x4d, 0x36],
];
/** Kinds of HEIC and AVIF, which phones make. */
const PHONE_PICTURES = /^ftyp(?:hei|hev|mif1|msf1|avif)/;

/** First bytes of RAR, 7z and gzip. */
const OTHER_ARCHIVES: readonly (readonly number[])[] = [
  [0x52, 0x61, 0x72, 0x21],
  [0x37, 0x7a, 0xbc, 0xaf],
  [0x1f, 0x8b],
];

/** True for the pictures that are read as scans: PNG and JPEG. */
export function isScanPicture(bytes: Uint8Array): boolean {
  return SCAN_PICTURES.some((signature) => startsWith(bytes, signature));
}

function isPicture(bytes: Uint8Array): boolean {
  // WebP and HEIC say what they are after the size of their first chunk.
  const kind = head(bytes.subarray(4), 12);
  return (
    isScanPicture(bytes) ||
    OTHER_PICTURES.some((signature) => startsWith(bytes, signature)) ||
    PHONE_PICTURES.test(kind) ||
    kind.slice(4, 8) === 'WEBP'
  );
}

/** A page saved as one file begins with headers of MIME; unlike a mail it is addressed to nobody. */
function looksLikeMht(start: string): boolean {
  const headers = start.split(/\r?\n\r?\n/, 1)[0] ?? '';
  return (
    /^mime-version:/m.test(headers) &&
    /^content-type:\s{0,9}(?:multipart\/(?:related|alternative)|text\/html)/m.test(headers) &&
    !/^(?:to|received|message-id|delivered-to):/m.test(headers)
  );
}

/** Finds a file's type by its content; its name plays no part. */
export function sniffContent(bytes: Uint8Array): ContentType {
  if (bytes.length === 0) return 'empty';
  // Readers accept a PDF header anywhere in the first kilobyte, so junk before it is common.
  if (head(bytes, PDF_HEADER_WINDOW).includes('%PDF-')) return 'pdf';
  if (startsWith(bytes, [0x50, 0x4b, 3, 4]) || startsWith(bytes, [0x50, 0x4b, 5, 6])) return 'zip';
  if (startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])) return 'ole';
  // AppleDouble and AppleSingle: attributes of a file of macOS.
  if (startsWith(bytes, [0, 5, 0x16]) && (bytes[3] ?? 0) <= 7) return 'companion';
  if (isPicture(bytes)) return 'picture';
  if (OTHER_ARCHIVES.some((signature) => startsWith(bytes, signature))) return 'other-archive';
  const start = head(bytes, TEXT_SAMPLE)
    .replace(/^\u00ef\u00bb\u00bf/, '')
    .trimStart()
    .toLowerCase();
  if (start.startsWith('{\\rtf')) return 'rtf';
  if (!looksLikeText(bytes)) return 'unknown';
  if (start === '') return 'empty';
  if (/^<\?xml[^>]*>\s*<\?mso-application|^<\?xml[^>]*>\s*<w:worddocument/.test(start)) {
    return 'word-xml';
  }
  if (/^(<!--[\s\S]*?-->\s*)?(<!doctype html|<html|<head|<body)/.test(start)) return 'html';
  if (looksLikeMht(start)) return 'mht';
  return 'text';
}
