import { describe, expect, it } from 'vitest';
import { makeZip, unicodePath, type ZipFile } from '../../../tests/support/make-zip.js';
import { openUpload } from '../../../tests/support/open-in-process.js';

const fileOf = (name: string): ZipFile => ({ name, content: 'Nurse' });
const namesIn = async (...files: readonly ZipFile[]) =>
  (await openUpload(['all.zip', makeZip(files)])).files.map(({ fileName }) => fileName);

describe('names of entries', () => {
  const dos = Buffer.from('M\u0081ller.txt', 'latin1');

  it.each<[string, ZipFile, string]>([
    ['in UTF-8', fileOf('Müller.txt'), 'Müller.txt'],
    ['in UTF-8 of macOS, letter and mark apart', fileOf('Mu\u0308ller.txt'), 'Müller.txt'],
    ['in the code page of DOS', { ...fileOf(''), name: dos }, 'Müller.txt'],
    [
      'in Portuguese, of DOS',
      { ...fileOf(''), name: Buffer.from('Jo\u00c6o.txt', 'latin1') },
      'João.txt',
    ],
    ['in Cyrillic, of DOS', { ...fileOf(''), name: Buffer.of(0x88, 0xa2, 0xa0, 0xad) }, 'Иван'],
    [
      'in Latin, of Unix',
      { ...fileOf(''), name: Buffer.from('Müller.txt', 'latin1'), system: 3 },
      'Müller.txt',
    ],
    [
      'repeated in UTF-8',
      { ...fileOf(''), name: dos, extra: unicodePath(dos, 'Łukasz.txt') },
      'Łukasz.txt',
    ],
    [
      'repeated for another name',
      { ...fileOf(''), name: dos, extra: unicodePath(Buffer.from('x'), 'no') },
      'Müller.txt',
    ],
    [
      'declared as UTF-8 and damaged',
      { ...fileOf(''), name: dos, flags: 0x800 },
      'M\ufffdller.txt',
    ],
    ['of Windows', fileOf('C:\\people\\ada.txt'), 'ada.txt'],
    ['above the folder', fileOf('../../etc/passwd'), 'passwd'],
    ['from the root', fileOf('/etc/passwd'), 'passwd'],
    ['with controls and turned letters', fileOf('a\u0000b\u202etxt.pdf'), 'abtxt.pdf'],
    ['of blanks', fileOf('a/ \u200b'), 'a'],
  ])('%s', async (_, file, name) => {
    expect(await namesIn(file)).toEqual([name]);
  });

  it('show their folder where two are the same', async () => {
    expect(
      await namesIn(fileOf('ada/CV.txt'), fileOf('../grace/cv.txt'), fileOf('x/ida.txt')),
    ).toEqual(['ada/CV.txt', 'grace/cv.txt', 'ida.txt']);
  });
});
