import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** How far two colours may be apart, 0 to 1; edges that are drawn softer or harder do not count at all. */
const threshold = 0.2;
/** Fewer pixels than this nobody sees: another Chromium rounds some of them otherwise. */
const unseenPixels = 40;

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
  const before = await readFile(reference).then(
    (bytes) => PNG.sync.read(bytes),
    () => null,
  );
  if (before === null) return `${name} has no reference`;
  const now = PNG.sync.read(actual);
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
