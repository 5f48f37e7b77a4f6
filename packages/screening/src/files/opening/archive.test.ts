import { describe, expect, it } from 'vitest';
import { makeZip, type ZipFile } from '../../../tests/support/make-zip.js';
import { openUpload, readOpened, readUpload } from '../../../tests/support/open-in-process.js';

const cv = (name: string) => `${name}\nNurse, 2019 – 2024\n`;
const fileOf = (name: string): ZipFile => ({ name, content: cv(name) });

const namesIn = async (...files: readonly ZipFile[]) =>
  (await openUpload(['all.zip', makeZip(files)])).files.map(({ fileName }) => fileName);

describe('an archive', () => {
  it('becomes its files, each with its own name, text or reason', async () => {
    const archive = makeZip([
      fileOf('ada.txt'),
      { name: 'nurses/' },
      { name: 'nurses/grace.txt', content: cv('Grace'), method: 0 },
      { name: 'photo.png', content: Buffer.of(0x89, 0x50, 0x4e, 0x47, 0) },
      { name: 'setup.exe', content: Buffer.from('MZ'.padEnd(900, '\u0001')) },
      { name: 'blank.pdf', content: '' },
      { name: 'locked.pdf', content: 'x', flags: 1 },
      { name: 'new.pdf', content: 'x', method: 93 },
      { name: 'large.pdf', content: 'x', size: 11 * 1024 * 1024, packedSize: 1 },
    ]);
    const read = await readUpload(['before.txt', Buffer.from('First')], ['all.zip', archive]);
    expect(read).toEqual([
      ['before.txt', 'First'],
      ['ada.txt', cv('ada.txt').trim()],
      ['grace.txt', cv('Grace').trim()],
      ['photo.png', expect.stringContaining('This picture shows hardly any text')],
      ['setup.exe', expect.stringContaining('unsupported-type')],
      ['blank.pdf', expect.stringContaining('empty (0 bytes)')],
      ['locked.pdf', expect.stringContaining('encrypted: This file is protected')],
      ['new.pdf', expect.stringContaining('packed in a way that we cannot open')],
      ['large.pdf', expect.stringContaining('too-large')],
    ]);
  });

  it('leaves out what systems and programs add', async () => {
    const junk = [
      '__MACOSX/._ada.txt',
      'a/.DS_Store',
      'Thumbs.db',
      'a/desktop.ini',
      '~$ada.docx',
      '.git/x',
    ];
    expect(await namesIn(...junk.map(fileOf), fileOf('ada.txt'))).toEqual(['ada.txt']);
  });

  it('is opened within an archive, and no deeper', async () => {
    const inmost = makeZip([fileOf('far.txt')]);
    const inner = makeZip([fileOf('near.txt'), { name: 'inmost.zip', content: inmost }]);
    const { files, held } = await openUpload([
      'all.zip',
      makeZip([{ name: 'a/inner.zip', content: inner }]),
    ]);
    expect(
      await Promise.all(files.map(async (file) => [file.fileName, await readOpened(file)])),
    ).toEqual([
      ['near.txt', cv('near.txt').trim()],
      ['inmost.zip', expect.stringContaining('within another archive')],
    ]);
    expect(held()).toBe(inner.length);
    for (const { forget } of files) forget();
    expect(held()).toBe(0);
  });

  it.each([
    ['empty', makeZip([{ name: 'a/' }, fileOf('.DS_Store')]), 'This archive is empty'],
    ['without entries', makeZip([]), 'This archive is empty'],
    ['locked', makeZip([{ ...fileOf('a.pdf'), flags: 1 }]), 'protected by a password'],
    ['cut off', makeZip([fileOf('a.txt')]).subarray(0, 60), 'damaged or incomplete'],
  ])('that is %s is one line with one sentence', async (_, bytes, sentence) => {
    expect(await readUpload(['all.zip', bytes])).toEqual([
      ['all.zip', expect.stringContaining(sentence)],
    ]);
  });

  it('gives its first 1,000 files, and says how many are left', async () => {
    const files = Array.from({ length: 1003 }, (_, at) => fileOf(`${at}.txt`));
    const opened = await openUpload(['all.zip', makeZip(files)], ['ada.txt', Buffer.from('Ada')]);
    expect(opened.files).toHaveLength(1001);
    const left = opened.files.find(({ refusal }) => refusal);
    expect(left).toMatchObject({ fileName: 'all.zip', refusal: { reason: 'too-large' } });
    expect(left?.refusal?.message).toMatch(/^4 files in here went beyond the 1,000/);
  });

  it('is known by its content, and a document by any name stays one', async () => {
    const archive = makeZip([fileOf('ada.txt')]);
    const odt = makeZip([
      { name: 'mimetype', content: 'application/vnd.oasis.opendocument.text' },
      { name: 'content.xml', content: '<office:text><text:p>Grace</text:p></office:text>' },
    ]);
    expect(
      await readUpload(['cvs', archive], ['cv.zip', odt], ['a.zip', Buffer.from('Ida')]),
    ).toEqual([
      ['ada.txt', cv('ada.txt').trim()],
      ['cv.zip', 'Grace'],
      ['a.zip', 'Ida'],
    ]);
  });
});
