import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** How far two colours may be apart, 0 to 1; edges that are drawn softer or harder do not count at all. */
const threshold = 0.2;
/** Fewer pixels than this nobody sees: another Chromium rounds some of them otherwise. */
const unseenPixels = 40;

/** Colours count in steps: nobody sees one, and references are 40 % smaller. */
const colorStep = 8;
const rounded = Uint8Array.from({ length: 256 }, (_, value) =>
  Math.min(255, Math.round(value / colorStep) * colorStep),
);

function readPicture(bytes: Buffer): PNG {
  const picture = PNG.sync.read(bytes);
  const { data } = picture;
  for (let at = 0; at < data.length; at += 1) data[at] = rounded[data[at] ?? 0] ?? 0;
  return picture;
}

/** A picture as it is kept to be compared with. */
export const packReference = (picture: Buffer): Buffer =>
  PNG.sync.write(readPicture(picture), {
    colorType: 2,
    deflateLevel: 9,
    deflateStrategy: 0,
    filterType: 0,
  });

export interface Comparison {
  readonly actual: Buffer;
  /** Where the reference is. */
  readonly reference: string;
  /** Where both are put, with what is different, when they differ. */
  readonly folder: string;
}

/** Says how a picture differs from its reference, or null when it does not. */
export async function comparePictures(comparison: Comparison): Promise<string | null> {
  const { actual, reference, folder } = comparison;
  const name = path.basename(reference, '.png');
  const before = await readFile(reference).then(readPicture, () => null);
  if (before === null) return `${name} has no reference`;
  const now = readPicture(actual);
  const keep = async (what: string, bytes: Buffer) => {
    await mkdir(folder, { recursive: true });
    await writeFile(path.join(folder, `${name}.${what}.png`), bytes);
  };
  const { width, height } = now;
  if (width !== before.width || height !== before.height) {
    await keep('actual', actual);
    return `${name} is ${width} × ${height}, and was ${before.width} × ${before.height}`;
  }
  const difference = new PNG({ width, height });
  const count = pixelmatch(before.data, now.data, difference.data, width, height, { threshold });
  if (count <= unseenPixels) return null;
  await keep('actual', actual);
  await keep('difference', PNG.sync.write(difference));
  return `${name} differs in ${count} pixels`;
}
