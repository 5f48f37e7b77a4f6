import { describe, expect, it } from 'vitest';
import { buildFile } from '../../tests/support/factories.js';
import { acceptFiles, formatOf, formatSize, isAcceptedType } from './accept-files.js';

const MEBIBYTE = 1024 * 1024;

describe('isAcceptedType', () => {
  it.each([
    ['cv.pdf', '', true],
    ['CV.DOCX', '', true],
    ['cv.doc', 'application/msword', true],
    ['resume', 'application/pdf', true],
    ['cv.txt', 'text/plain', true],
    ['cv.odt', '', true],
    ['all.ZIP', 'application/zip', true],
    ['application.eml', 'message/rfc822', true],
    ['application.msg', '', true],
    ['cv.pages', '', false],
    ['cv.pdf.exe', 'application/octet-stream', false],
    ['folder', '', false],
    ['', '', false],
  ])('%p of type %p: %p', (name, type, accepted) => {
    expect(isAcceptedType({ name, type })).toBe(accepted);
  });
});

describe('acceptFiles', () => {
  it('adds what fits and says nothing', () => {
    const added = [buildFile('a.pdf'), buildFile('b.docx')];
    expect(acceptFiles([], added)).toEqual({ files: added, notices: [] });
    expect(acceptFiles(added, [])).toEqual({ files: added, notices: [] });
  });

  it('leaves out other types and says which', () => {
    const { files, notices } = acceptFiles(
      [],
      [buildFile('a.pages'), buildFile('b.xyz'), buildFile('c.pdf'), buildFile('IMG_1.HEIC')],
    );
    expect(files).toHaveLength(1);
    expect(notices).toEqual([
      'IMG_1.HEIC was left out: we cannot open this kind of picture. Please save it as JPG or PDF.',
      'a.pages, b.xyz were left out: only a PDF, DOC, DOCX, ODT, RTF, TXT, MD, HTML, JPG or PNG file can be screened, by itself, in a ZIP or in a mail.',
    ]);
  });

  it('leaves out what is over the limit of its kind', () => {
    const { files, notices } = acceptFiles(
      [],
      [
        buildFile('exact.pdf', { size: 10 * MEBIBYTE }),
        buildFile('big.pdf', { size: 10 * MEBIBYTE + 1 }),
        buildFile('all.zip', { size: 200 * MEBIBYTE }),
        buildFile('big.eml', { size: 35 * MEBIBYTE + 1 }),
      ],
    );
    expect(files.map(({ name }) => name)).toEqual(['exact.pdf', 'all.zip']);
    expect(notices).toEqual([
      'big.pdf is larger than 10 MB and was left out. Please upload a smaller version.',
      'big.eml is larger than 35 MB and was left out. Please upload a smaller version.',
    ]);
  });

  it('takes the same name and size once, other sizes as other files', () => {
    const { files, notices } = acceptFiles(
      [buildFile('a.pdf')],
      [
        buildFile('a.pdf'),
        buildFile('a.pdf', { size: 2000 }),
        buildFile('b.pdf'),
        buildFile('b.pdf'),
      ],
    );
    expect(files).toHaveLength(3);
    expect(notices).toEqual(['a.pdf, b.pdf are already in the list and were not added again.']);
  });

  it('leaves out empty files by name', () => {
    const { files, notices } = acceptFiles([], [buildFile('blank.pdf', { size: 0 })]);
    expect(files).toEqual([]);
    expect(notices).toEqual([expect.stringMatching(/^blank\.pdf is empty \(0 bytes\)/)]);
  });

  it('stops at 1,000 files, however large they are together', () => {
    const many = Array.from({ length: 1001 }, (_, index) =>
      buildFile(`${index}.pdf`, { size: 10 * MEBIBYTE }),
    );
    const { files, notices } = acceptFiles([], many);
    expect(files).toHaveLength(1000);
    expect(notices[0]).toMatch(/^1 file was left out: one screening takes up to 1,000 resumes/);
  });

  it('keeps its sentences short for endless names', () => {
    const names = Array.from({ length: 50 }, (_, index) => `${index}${'x'.repeat(5000)}.pdf`);
    const { notices } = acceptFiles(
      [],
      names.map((name) => buildFile(name, { size: 20 * MEBIBYTE })),
    );
    expect(notices[0]?.length).toBeLessThan(400);
    expect(notices[0]).toContain('and 47 more');
  });
});

describe('formatSize and formatOf', () => {
  it('shows MB to two decimals and the format', () => {
    expect(formatSize(251_658)).toBe('0.24 MB');
    expect(formatSize(0)).toBe('0.00 MB');
    expect(formatOf({ name: 'a.DocX', type: '' })).toBe('DOCX');
    expect(formatOf({ name: 'resume', type: 'application/pdf' })).toBe('PDF');
  });
});
