import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Extractor } from '@shortlist/screening';
import type { OtherReader } from './other-readers.js';

const ROUNDS = 5;

async function time(read: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await read();
  return performance.now() - start;
}

/** Time of the product and of another reader for the same files in turns, in milliseconds a file; the best of some rounds. */
export async function compareSpeed(
  extractor: Extractor,
  other: OtherReader,
  files: readonly { readonly fileName: string; readonly bytes: Uint8Array }[],
): Promise<{ readonly own: number; readonly theirs: number }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'reading-'));
  try {
    const paths = files.map((_, index) => path.join(folder, `${index}${other.extension}`));
    for (const [index, file] of files.entries()) await writeFile(paths[index] ?? '', file.bytes);
    let [own, theirs] = [Infinity, Infinity];
    for (let round = 0; round < ROUNDS; round += 1) {
      const ownTime = await time(async () => {
        for (const file of files) await extractor.extract(file);
      });
      const theirTime = await time(async () => {
        for (const each of paths) await other.read(each);
      });
      own = Math.min(own, ownTime);
      theirs = Math.min(theirs, theirTime);
    }
    return { own: own / files.length, theirs: theirs / files.length };
  } finally {
    await rm(folder, { recursive: true });
  }
}
