import { deflateSync, inflateSync } from 'node:zlib';
import { UnreadableError } from '../../document/unreadable.js';
import { checkSize, type EmbeddedPicture, refuseForm } from './embedded-picture.js';

const SIGNATURE_BYTES = 8;
/** Bytes of a chunk that are not its data: length, kind and check. */
const CHUNK_BYTES = 12;
const [GREY, COLOURS, PALETTE, GREY_ALPHA, COLOURS_ALPHA] = [0, 2, 3, 4, 6];
/** Samples of a pixel by the type of colour. */
const SAMPLES: Readonly<Record<number, number>> = {
  [GREY]: 1,
  [COLOURS]: 3,
  [PALETTE]: 1,
  [GREY_ALPHA]: 2,
  [COLOURS_ALPHA]: 4,
};

interface Chunks {
  readonly header: Buffer;
  readonly palette: Buffer | null;
  readonly data: Buffer;
}

function readChunks(bytes: Uint8Array): Chunks {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let header: Buffer | null = null;
  let palette: Buffer | null = null;
  const data: Buffer[] = [];
  for (let at = SIGNATURE_BYTES; at + CHUNK_BYTES <= file.length;) {
    const length = file.readUInt32BE(at);
    const kind = file.subarray(at + 4, at + 8).toString('latin1');
    const content = file.subarray(at + 8, at + 8 + length);
    if (kind === 'IHDR') header = content;
    if (kind === 'PLTE') palette = content;
    if (kind === 'IDAT') data.push(content);
    if (kind === 'IEND') break;
    at += CHUNK_BYTES + length;
  }
  if (!header || header.length < 13 || data.length === 0) throw new UnreadableError('corrupt');
  return { header, palette, data: Buffer.concat(data) };
}

function paeth(left: number, up: number, corner: number): number {
  const a = Math.abs(up - corner);
  const b = Math.abs(left - corner);
  const c = Math.abs(left + up - 2 * corner);
  if (a <= b && a <= c) return left;
  return b <= c ? up : corner;
}

/** The value that a filter takes away from a byte. */
function guess(filter: number, left: number, up: number, corner: number): number {
  switch (filter) {
    case 1:
      return left;
    case 2:
      return up;
    case 3:
      return (left + up) >> 1;
    case 4:
      return paeth(left, up, corner);
    default:
      return 0;
  }
}

/** Undoes the filters of the rows; `step` is the bytes of a pixel. */
function unfilter(rows: Buffer, height: number, rowBytes: number, step: number): Uint8Array {
  const pixels = new Uint8Array(height * rowBytes);
  for (let y = 0; y < height; y += 1) {
    const filter = rows[y * (rowBytes + 1)] ?? 0;
    const start = y * rowBytes;
    for (let x = 0; x < rowBytes; x += 1) {
      const raw = rows[y * (rowBytes + 1) + 1 + x] ?? 0;
      const left = x >= step ? (pixels[start + x - step] ?? 0) : 0;
      const up = y > 0 ? (pixels[start + x - rowBytes] ?? 0) : 0;
      const corner = x >= step && y > 0 ? (pixels[start + x - rowBytes - step] ?? 0) : 0;
      pixels[start + x] = raw + guess(filter, left, up, corner);
    }
  }
  return pixels;
}

/** Puts a picture with transparent parts on white paper, with 8 bits a sample. */
function flatten({ data }: Chunks, width: number, height: number, samples: number, bits: number) {
  const step = (samples * bits) / 8;
  const rowBytes = width * step;
  let rows: Buffer;
  try {
    rows = inflateSync(data, { maxOutputLength: (rowBytes + 1) * height });
  } catch {
    throw new UnreadableError('corrupt');
  }
  const pixels = unfilter(rows, height, rowBytes, step);
  const flat = new Uint8Array(width * height * (samples - 1));
  const sample = bits / 8;
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const opacity = (pixels[pixel * step + (samples - 1) * sample] ?? 255) / 255;
    for (let at = 0; at < samples - 1; at += 1) {
      const level = pixels[pixel * step + at * sample] ?? 0;
      flat[pixel * (samples - 1) + at] = level * opacity + 255 * (1 - opacity);
    }
  }
  return flat;
}

/**
 * Reads what a PDF has to say of a PNG that it embeds: its packed rows are the same in both, unless some pixels are transparent.
 * Throws UnreadableError for damage and for pictures that are stored in passes.
 */
export function readPng(bytes: Uint8Array): EmbeddedPicture {
  const chunks = readChunks(bytes);
  const { header, palette, data } = chunks;
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  const [bits = 8, type = GREY, , , passes = 0] = header.subarray(8);
  checkSize(width, height);
  const samples = SAMPLES[type] ?? refuseForm();
  if (passes !== 0 || ![1, 2, 4, 8, 16].includes(bits)) refuseForm();
  const size = { width, height, turned: 0 } as const;
  if (type === GREY_ALPHA || type === COLOURS_ALPHA) {
    if (bits < 8) refuseForm();
    const space = type === GREY_ALPHA ? '/DeviceGray' : '/DeviceRGB';
    const flat = deflateSync(flatten(chunks, width, height, samples, bits), { level: 1 });
    const entries = `/ColorSpace${space}/BitsPerComponent 8/Filter/FlateDecode`;
    return { ...size, entries, data: flat };
  }
  const colours = Math.floor((palette?.length ?? 0) / 3);
  const indexed = `[/Indexed/DeviceRGB ${colours - 1}<${palette?.toString('hex') ?? ''}>]`;
  const space = type === PALETTE ? indexed : type === GREY ? '/DeviceGray' : '/DeviceRGB';
  const settings = `/DecodeParms<</Predictor 15/Colors ${samples}/BitsPerComponent ${bits}/Columns ${width}>>`;
  const entries = `/ColorSpace${space}/BitsPerComponent ${bits}/Filter/FlateDecode${settings}`;
  return { ...size, entries, data };
}
