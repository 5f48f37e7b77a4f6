import type { Extractor } from '@shortlist/screening';
import { expect, it } from 'vitest';
import { extractResumes } from './extract-resumes.js';

/** An extractor with one thread: it reads file by file, as they came. */
function createReader() {
  const read: string[] = [];
  let last = Promise.resolve();
  const extractor: Extractor = {
    extract: ({ fileName }) => {
      last = last.then(() => void read.push(fileName));
      return last.then(() => ({
        kind: 'text',
        fileName,
        text: fileName,
        pageStarts: [0],
        hiddenText: [],
      }));
    },
    open: async () => ({ kind: 'document' }),
    stop: async () => undefined,
  };
  return { read, extractor };
}

const filesOf = (name: string, count: number) =>
  Array.from({ length: count }, (_, at) => ({
    fileName: `${name} ${at}`,
    bytes: new Uint8Array(10),
    forget: () => undefined,
  }));

it('reads the files of a small upload between those of a large one that came before, each in its order', async () => {
  const { read, extractor } = createReader();
  let count = 0;
  const onRead = () => {
    count += 1;
  };
  const large = extractResumes({ extractor }, filesOf('large', 100), { onRead });
  const small = extractResumes({ extractor }, filesOf('small', 10), { onRead });
  expect((await small).map(({ fileName }) => fileName)).toEqual(
    filesOf('small', 10).map(({ fileName }) => fileName),
  );
  expect(read.filter((name) => name.startsWith('large')).length).toBeLessThan(25);
  expect(await large).toHaveLength(100);
  expect(count).toBe(110);
});
