import { zipSync } from 'fflate';
import { beforeAll, expect, it } from 'vitest';
import { installBlobBytes } from '../../tests/support/blob-bytes.js';
import { countFiles } from './count-files.js';

beforeAll(installBlobBytes);

const content = new Uint8Array([1]);
const zip = (...names: readonly string[]) =>
  new File(
    [new Uint8Array(zipSync(Object.fromEntries(names.map((name) => [name, content]))))],
    'applications.zip',
  );

it.each([
  ['the resumes of an archive', zip('a/cv.pdf', 'b/cv.pdf', 'c.docx'), 3, true],
  ['none of what systems add, nor lists', zip('cv.pdf', '__MACOSX/._cv.pdf', 'list.csv'), 1, true],
  ['a mail and an archive in it as one file at least', zip('a.eml', 'b.zip', 'c.pdf'), 3, false],
  ['an archive of a list as one file', zip('list.csv'), 1, true],
  ['a damaged archive as one file', new File(['PK damaged'], 'a.zip'), 1, false],
  ['a mail as one file at least', new File(['From: a'], 'a.eml'), 1, false],
  ['a resume', new File(['%PDF'], 'a.pdf'), 1, true],
])('counts %s', async (_, file, files, isExact) => {
  expect(await countFiles(file)).toEqual({ files, isExact });
});

it('counts up to what one upload takes', async () => {
  const many = zip(...Array.from({ length: 1200 }, (_, number) => `${number}.pdf`));
  expect(await countFiles(many)).toEqual({ files: 1000, isExact: true });
});
