import { deflateSync } from 'node:zlib';
import { UnreadableError } from '../../document/unreadable.js';
import { checkSize, type EmbeddedPicture, refuseForm } from './embedded-picture.js';
import { unpackSamples } from './png-pixels.js';

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

/** Puts a picture with transparent parts on white paper; the last sample of a pixel is its opacity. */
function flatten(levels: Uint8Array, samples: number): Uint8Array {
  const colours = samples - 1;
  const flat = new Uint8Array((levels.length / samples) * colours);
  for (let pixel = 0; pixel < levels.length / samples; pixel += 1) {
    const opacity = (levels[pixel * samples + colours] ?? 255) / 255;
    for (let at = 0; at < colours; at += 1) {
      const level = levels[pixel * samples + at] ?? 0;
      flat[pixel * colours + at] = level * opacity + 255 * (1 - opacity);
    }
  }
  return flat;
}

/** Entries of a picture whose rows are packed without filters. */
const unfiltered = (space: string) => `/ColorSpace${space}/BitsPerComponent 8/Filter/FlateDecode`;

/**
 * Reads what a PDF has to say of a PNG that it embeds: its packed rows are the same in both, unless some pixels are transparent or the
 * picture is stored in passes. Throws UnreadableError for damage.
 */
export function readPng(bytes: Uint8Array): EmbeddedPicture {
  const { header, palette, data } = readChunks(bytes);
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  const [bits = 8, type = GREY, , , passes = 0] = header.subarray(8);
  checkSize(width, height);
  const samples = SAMPLES[type] ?? refuseForm();
  if (passes > 1 || ![1, 2, 4, 8, 16].includes(bits)) refuseForm();
  const size = { width, height, turned: 0 } as const;
  const form = { width, height, samples, bits, hasPasses: passes === 1 };
  const pack = (levels: Uint8Array) => deflateSync(levels, { level: 1 });
  if (type === GREY_ALPHA || type === COLOURS_ALPHA) {
    if (bits < 8) refuseForm();
    const entries = unfiltered(type === GREY_ALPHA ? '/DeviceGray' : '/DeviceRGB');
    return { ...size, entries, data: pack(flatten(unpackSamples(data, form), samples)) };
  }
  const colours = Math.floor((palette?.length ?? 0) / 3);
  const indexed = `[/Indexed/DeviceRGB ${colours - 1}<${palette?.toString('hex') ?? ''}>]`;
  const space = type === PALETTE ? indexed : type === GREY ? '/DeviceGray' : '/DeviceRGB';
  if (form.hasPasses) {
    const most = type === PALETTE || bits >= 8 ? 255 : 2 ** bits - 1;
    const levels = unpackSamples(data, form).map((level) => (level * 255) / most);
    return { ...size, entries: unfiltered(space), data: pack(levels) };
  }
  const settings = `/DecodeParms<</Predictor 15/Colors ${samples}/BitsPerComponent ${bits}/Columns ${width}>>`;
  const entries = `/ColorSpace${space}/BitsPerComponent ${bits}/Filter/FlateDecode${settings}`;
  return { ...size, entries, data };
}
