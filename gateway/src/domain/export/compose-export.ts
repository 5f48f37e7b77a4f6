import { readExport } from '@shortlist/service-kit';
import type { Archive } from './create-archive.js';
import { writeReadme } from './write-readme.js';

/** Writes what services keep into one archive, with a text that says what is what. Throws when a part breaks off. */
export async function composeExport(
  parts: readonly AsyncIterable<Uint8Array>[],
  archive: Archive,
  at: Date,
): Promise<void> {
  const files = new Map<string, string>();
  const leftOut = new Map<string, string>();
  for (const part of parts) {
    for await (const piece of readExport(part)) {
      if (piece.head === null) await archive.write(piece.content);
      else if (piece.head === 'left-out') leftOut.set(piece.what, piece.why);
      else {
        files.set(piece.pattern ?? piece.path, piece.about);
        await archive.begin(piece.path);
      }
    }
  }
  await archive.begin('README.txt');
  await archive.write(Buffer.from(writeReadme({ files, leftOut }, at)));
  await archive.end();
}
