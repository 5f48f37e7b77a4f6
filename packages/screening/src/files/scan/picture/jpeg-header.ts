import { UnreadableError } from '../../document/unreadable.js';
import { checkSize, type EmbeddedPicture, refuseForm } from './embedded-picture.js';

const START_OF_SCAN = 0xda;
const APP1 = 0xe1;
const ADOBE = 0xee;
/** Baseline, extended and progressive frames: the ones that are in use. */
const FRAMES = new Set([0xc0, 0xc1, 0xc2]);
/** Other frames: lossless, hierarchical and arithmetic ones. */
const OTHER_FRAMES = new Set([0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf]);
const ORIENTATION = 0x0112;
const MAX_ENTRIES = 200;
/** Degrees by which EXIF says that the picture is shown turned; mirrored ones are no photos of paper. */
const TURNED: Readonly<Record<number, EmbeddedPicture['turned']>> = { 3: 180, 6: 90, 8: 270 };
const SPACES: Readonly<Record<number, string>> = {
  1: '/DeviceGray',
  3: '/DeviceRGB',
  4: '/DeviceCMYK',
};

/** Degrees by which the camera was turned, of a segment of EXIF; 0 where it does not say. */
function turnOf(segment: Buffer): EmbeddedPicture['turned'] {
  if (segment.subarray(0, 6).toString('latin1') !== 'Exif\0\0') return 0;
  const tiff = segment.subarray(6);
  if (tiff.length < 14) return 0;
  const isLittle = tiff.subarray(0, 2).toString('latin1') === 'II';
  const short = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const start = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
  if (start + 2 > tiff.length) return 0;
  const count = Math.min(short(start), MAX_ENTRIES);
  for (let entry = start + 2; entry < start + 2 + count * 12; entry += 12) {
    if (entry + 12 > tiff.length) return 0;
    if (short(entry) === ORIENTATION) return TURNED[short(entry + 8)] ?? 0;
  }
  return 0;
}

/** Reads what a PDF has to say of a JPEG that it embeds. Throws UnreadableError for damage and for rare kinds. */
export function readJpegHeader(bytes: Uint8Array): EmbeddedPicture {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let turned: EmbeddedPicture['turned'] = 0;
  let isAdobe = false;
  for (let at = 2; at + 9 < file.length;) {
    if (file[at] !== 0xff) break;
    const marker = file[at + 1] ?? 0;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === START_OF_SCAN) break;
    const length = file.readUInt16BE(at + 2);
    const segment = file.subarray(at + 4, at + 2 + length);
    if (marker === APP1) turned ||= turnOf(segment);
    if (marker === ADOBE) isAdobe ||= segment.subarray(0, 5).toString('latin1') === 'Adobe';
    if (OTHER_FRAMES.has(marker)) refuseForm();
    if (FRAMES.has(marker)) {
      const [height, width] = [file.readUInt16BE(at + 5), file.readUInt16BE(at + 7)];
      const components = file[at + 9] ?? 0;
      checkSize(width, height);
      const space = SPACES[components] ?? refuseForm();
      // Adobe writes ink where others write light.
      const decode = components === 4 && isAdobe ? '/Decode[1 0 1 0 1 0 1 0]' : '';
      const entries = `/ColorSpace${space}/BitsPerComponent 8${decode}/Filter/DCTDecode`;
      return { width, height, entries, data: bytes, turned };
    }
    at += 2 + length;
  }
  throw new UnreadableError('corrupt');
}
