import { describe, expect, it } from 'vitest';
import { readResumeFile } from '../src/files/reading/read-file.js';
import { makeDocx, paragraph } from './support/make-docx.js';
import { makePdf } from './support/make-pdf.js';
import { makeScan } from './support/make-scan.js';
import { readReason, readText } from './support/read.js';

const scan = makeScan();

/** Pages of a scan, each with this line of text typed onto it. */
function scanned(line: string, { pages = 1, top = 800, picture = scan } = {}): Promise<Buffer> {
  return makePdf(
    (document) => {
      for (let page = 0; page < pages; page += 1) {
        if (page > 0) document.addPage();
        document.image(picture, 0, 0, { width: 595, height: 842 });
        document.fontSize(8).text(line, 50, top);
      }
    },
    { margin: 0 },
  );
}

describe('a scan with a line of text', () => {
  it.each([
    'Scanned with CamScanner',
    'Printed from the portal on 25/11/2026 10:15, page 1 of 2, https://portal.example/cv/77',
    'Application 4471 | Tom Reed | tom@example.com | Senior Driver | received 2026-11-24',
    'Skills: Java',
    'Gescannt mit der App von Beispiel am 24.11.2026',
  ])('%s', async (line) => {
    expect(await readReason('a.pdf', await scanned(line))).toBe('image-only');
    expect(await readReason('a.pdf', await scanned(line, { pages: 3, top: 20 }))).toBe(
      'image-only',
    );
  });

  it('that is sparsely written', async () => {
    const letter = await scanned('Scanned with CamScanner', { picture: makeScan(9) });
    expect(await readReason('a.pdf', letter)).toBe('image-only');
  });

  it('behind a cover sheet of the portal', async () => {
    const bytes = await makePdf((document) => {
      document.text('Application for the role of driver. Tom Reed. Received by the portal.');
      document.addPage().image(scan, 0, 0, { width: 595, height: 842 });
    });
    expect(await readReason('a.pdf', bytes)).toBe('image-only');
  });

  it('says what to do', async () => {
    const bytes = new Uint8Array(await scanned('Scanned with CamScanner'));
    expect((await readResumeFile({ fileName: 'a.pdf', bytes })).result).toMatchObject({
      message:
        'This file is a scan: its content is in pictures, with hardly any text. Please upload a version with selectable text.',
    });
  });
});

describe('a resume that has pictures', () => {
  it('keeps its text where scanned certificates follow', async () => {
    const bytes = await makePdf((document) => {
      document.text('Tom Reed\nExperience\nDriver, ParcelGo, 2019 - now');
      document.addPage().image(scan, 0, 0, { width: 595, height: 842 });
      document.addPage().image(scan, 0, 0, { width: 595, height: 842 });
    });
    expect((await readText('a.pdf', bytes)).text).toContain('ParcelGo');
  });

  it('keeps its few words beside a portrait', async () => {
    const bytes = await makePdf((document) => {
      document.image(scan, 400, 40, { width: 120, height: 150 });
      document.text('Kelly. Cleaner, 6 years offices and schools.', 50, 50);
    });
    expect((await readText('a.pdf', bytes)).text).toContain('Cleaner');
  });
});

describe('a PDF that shows a notice in the place of its content', () => {
  it.each([
    'For the best experience, open this PDF portfolio in Acrobat X or Adobe Reader X, or later.',
    'Please wait... If this message is not eventually replaced by the proper contents of the document, your PDF viewer may not be able to display this type of document. You can upgrade to the latest version of Adobe Reader.',
    'Öffnen Sie dieses PDF-Portfolio für eine optimale Darstellung in Acrobat Reader 9 oder höher.',
    'Pour une expérience optimale, ouvrez ce portfolio PDF dans Adobe Reader X ou version ultérieure.',
  ])('%s', async (notice) => {
    const bytes = await makePdf((document) => document.text(notice));
    expect(await readReason('a.pdf', bytes)).toBe('image-only');
  });

  it('whatever its language, when files are attached to it', async () => {
    const bytes = await makePdf((document) => {
      document.text('このファイルを開いてください');
      document.file(Buffer.from('a resume'), { name: 'cv.txt' });
    });
    expect(await readReason('a.pdf', bytes)).toBe('image-only');
  });

  it('is no resume that names Acrobat', async () => {
    const text = 'Ana Silva\nExperience\nDesigner 2019 - now\nAdobe Acrobat, PDF portfolio';
    const bytes = await makePdf((document) => document.text(text));
    expect((await readText('a.pdf', bytes)).text).toContain('Designer');
  });
});

describe('a DOCX whose page is a picture', () => {
  const picture = (share: number) =>
    `<w:p><w:r><w:drawing><wp:inline><wp:extent cx="${Math.round(7_772_400 * share)}" cy="10058400"/><a:blip r:embed="r1"/></wp:inline></w:drawing></w:r></w:p>`;

  it.each(['', 'Scanned with CamScanner', 'Printed 25/11/2026, page 1'])('and %j', async (line) => {
    const bytes = makeDocx(picture(0.9) + (line && paragraph(line)));
    expect(await readReason('a.docx', bytes)).toBe('image-only');
  });

  it('keeps its text beside a small picture', async () => {
    const bytes = makeDocx(picture(0.1) + paragraph('Kelly, cleaner'));
    expect((await readText('a.docx', bytes)).text).toContain('cleaner');
  });
});
