import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { createExportWriter } from './create-export-writer.js';
import { readExport } from './read-export.js';

const items = [{ text: '#1\n#{"head":"end"}\n' }, { text: 'é\u2028"' }, 7];

async function written(isEnded = true): Promise<Buffer> {
  const pieces: string[] = [];
  const writer = createExportWriter(async (text) => void pieces.push(text));
  await writer.value({ path: 'a.json', about: 'One.' }, { is: '#' });
  await writer.list({ path: 'b.json', about: 'Many.', pattern: 'b…' }, async (add) => {
    for (const item of items) await add(item);
  });
  await writer.list({ path: 'c.json', about: 'None.' }, async () => {});
  await writer.leaveOut({ what: 'Secrets', why: 'They are secret.' });
  if (isEnded) await writer.end();
  return Buffer.from(pieces.join(''));
}

/** The files of a part that arrives in chunks of so many bytes. */
async function read(part: Buffer, size: number) {
  const chunks = Array.from({ length: Math.ceil(part.length / size) }, (_, n) =>
    part.subarray(n * size, (n + 1) * size),
  );
  const files = new Map<string, string>();
  const leftOut: string[] = [];
  let path = '';
  for await (const piece of readExport(Readable.from(chunks))) {
    if (piece.head === 'left-out') leftOut.push(piece.what);
    else if (piece.head === 'file') files.set((path = piece.path), '');
    else files.set(path, `${files.get(path) ?? ''}${piece.content.toString('latin1')}`);
  }
  const parsed = [...files].map(([name, text]): [string, unknown] => [
    name,
    JSON.parse(Buffer.from(text, 'latin1').toString()),
  ]);
  return { files: Object.fromEntries(parsed), leftOut };
}

describe('a part of an export', () => {
  it.each([1, 2, 3, 7, 64, 100_000])('is read as it was written, in chunks of %d', async (size) => {
    expect(await read(await written(), size)).toEqual({
      files: { 'a.json': { is: '#' }, 'b.json': items, 'c.json': [] },
      leftOut: ['Secrets'],
    });
  });

  it('is refused when it breaks off, wherever that is', async () => {
    const part = await written();
    for (let length = 0; length < part.length; length += 1) {
      await expect(read(part.subarray(0, length), 50)).rejects.toThrow();
    }
    await expect(read(await written(false), 50)).rejects.toThrow('broke off');
  });
});
