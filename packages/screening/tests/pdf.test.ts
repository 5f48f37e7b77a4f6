import { describe, expect, it } from 'vitest';
import { readWithPdfParse } from '../src/files/pdf/pdf-second-reader.js';
import { drawingsOnPages } from './support/hostile-files.js';
import { makePdf, pixel } from './support/make-pdf.js';
import { readReason, readText } from './support/read.js';

describe('reading a PDF', () => {
  it('keeps lines, pages and dates set to the right', async () => {
    const bytes = await makePdf((document) => {
      document.text('Amara Okafor').moveDown();
      document.text('Ward Manager', { continued: false });
      document.text('2019 – 2024', 50, document.y - 14, { align: 'right', width: 495 });
      document.addPage().text('Second page');
    });
    const resume = await readText('a.pdf', bytes);
    expect(resume.text).toBe('Amara Okafor\nWard Manager\t2019 – 2024\n\nSecond page');
    expect(resume.text.slice(resume.pageStarts[1])).toBe('Second page');
  });

  it('refuses pages that draw far too much together, however small the file is', async () => {
    expect(await readReason('a.pdf', drawingsOnPages(2 * 1024 * 1024, 10))).toBe('memory');
  });

  it('reads two columns one after the other', async () => {
    const left = ['Skills', 'Triage', 'Audit', 'Rostering', 'Safeguarding'];
    const right = [
      'Profile',
      'A nurse of ten years',
      'Experience',
      'Ward manager at a hospital',
      'Leads thirty nurses',
    ];
    const bytes = await makePdf((document) => {
      for (const [index, text] of left.entries()) document.text(text, 50, 100 + index * 16);
      for (const [index, text] of right.entries()) document.text(text, 250, 100 + index * 16);
    });
    const { text } = await readText('columns.pdf', bytes);
    expect(text.split('\n').filter(Boolean)).toEqual([...left, ...right]);
  });

  it('joins letter-spaced headings and words cut by a hyphen', async () => {
    const bytes = await makePdf((document) => {
      document
        .text('W O R K   H I S T O R Y')
        .text('E X P E R I E N C E')
        .text('Responsible for the develop-')
        .text('ment of nurses');
    });
    const { text } = await readText('a.pdf', bytes);
    expect(text).toContain('WORK HISTORY\nEXPERIENCE');
    expect(text).toContain('development');
  });
});

describe('the second reader', () => {
  it('works after the first and leaves it working', async () => {
    const bytes = await makePdf((document) =>
      document.text('Amara Okafor').addPage().text('Nurse'),
    );
    const first = await readText('a.pdf', bytes);
    expect((await readWithPdfParse(bytes)).pages.map((page) => page.trim())).toEqual([
      'Amara Okafor',
      'Nurse',
    ]);
    expect(await readText('a.pdf', bytes)).toEqual(first);
    expect((await readWithPdfParse(bytes)).pages).toHaveLength(2);
  });
});

describe('hidden text in a PDF', () => {
  const visible = (document: PDFKit.PDFDocument) =>
    document.fillColor('#000000').text('Amara Okafor, nurse');

  it.each<[string, (document: PDFKit.PDFDocument) => void]>([
    ['white on white', (document) => document.fillColor('#ffffff').text('secret keywords')],
    ['near-white on white', (document) => document.fillColor('#f4f4f4').text('secret keywords')],
    ['tiny', (document) => document.fontSize(1).text('secret keywords')],
    ['transparent', (document) => document.fillOpacity(0.02).text('secret keywords')],
    [
      'off the page',
      (document) => document.text('secret keywords', 700, 100, { lineBreak: false }),
    ],
    [
      'in invisible render mode',
      (document) => document.addContent('BT /F1 12 Tf 3 Tr 50 600 Td (secret keywords) Tj ET'),
    ],
    [
      'dark on the same dark',
      (document) =>
        document
          .rect(40, 300, 300, 40)
          .fill('#222222')
          .fillColor('#242424')
          .text('secret keywords', 50, 310),
    ],
    [
      'covered by a shape',
      (document) =>
        document.text('secret keywords', 50, 310).rect(40, 300, 300, 40).fill('#ffffff'),
    ],
  ])('is set apart: %s', async (_, draw) => {
    const bytes = await makePdf((document) => {
      visible(document);
      draw(document);
    });
    const resume = await readText('a.pdf', bytes);
    expect(resume.text).toBe('Amara Okafor, nurse');
    expect(resume.hiddenText).toEqual(['secret keywords']);
  });

  it.each<[string, (document: PDFKit.PDFDocument) => void]>([
    [
      'white on a dark band',
      (document) =>
        document
          .rect(0, 200, 300, 100)
          .fill('#1f2d3d')
          .fillColor('#ffffff')
          .text('side column', 50, 220),
    ],
    [
      'white on a gradient',
      (document) =>
        document
          .rect(0, 200, 300, 100)
          .fill(document.linearGradient(0, 200, 300, 200).stop(0, '#000000').stop(1, '#0000ff'))
          .fillColor('#ffffff')
          .text('side column', 50, 220),
    ],
    [
      'white on a picture',
      (document) =>
        document
          .image(pixel, 0, 200, { width: 300, height: 100 })
          .fillColor('#ffffff')
          .text('side column', 50, 220),
    ],
    ['grey', (document) => document.fillColor('#999999').text('side column')],
  ])('has no false flag: %s', async (_, draw) => {
    const bytes = await makePdf((document) => {
      visible(document);
      draw(document);
    });
    const resume = await readText('a.pdf', bytes);
    expect(resume.text).toContain('side column');
    expect(resume.hiddenText).toEqual([]);
  });

  it('does not take invisible text on a picture without writing for the text of a scan', async () => {
    const bytes = await makePdf((document) => {
      visible(document);
      document.image(pixel, 0, 200, { width: 595, height: 600 });
      document.addContent('BT /F1 12 Tf 3 Tr 1 0 0 1 50 300 Tm (secret keywords) Tj ET');
    });
    const resume = await readText('scan.pdf', bytes);
    expect(resume.text).toBe('Amara Okafor, nurse');
    expect(resume.hiddenText).toEqual(['secret keywords']);
  });

  it.each([
    ['#e3e3e3', true],
    ['#ebebeb', false],
    ['#ffff00', true],
    ['#ffffe6', false],
  ])('draws the line between pale and not to be seen: %s', async (color, isSeen) => {
    const bytes = await makePdf((document) => {
      visible(document);
      document.fillColor(color).text('side column');
    });
    const resume = await readText('a.pdf', bytes);
    expect(resume.hiddenText).toEqual(isSeen ? [] : ['side column']);
  });

  it('never counts metadata', async () => {
    const bytes = await makePdf(visible, {
      info: { Title: 'secret title', Keywords: 'secret keywords' },
    });
    expect(JSON.stringify(await readText('a.pdf', bytes))).not.toContain('secret');
  });
});

describe('a PDF that can not be read', () => {
  it('is encrypted', async () => {
    const bytes = await makePdf((document) => document.text('secret'), {
      userPassword: 'password',
    });
    expect(await readReason('a.pdf', bytes)).toBe('encrypted');
  });

  it('is read when only changing it needs a password', async () => {
    const bytes = await makePdf((document) => document.text('Amara Okafor'), {
      ownerPassword: 'password',
    });
    expect((await readText('a.pdf', bytes)).text).toBe('Amara Okafor');
  });

  it.each([0.3, 0.6, 0.9])('is cut off after %d of its bytes', async (share) => {
    const bytes = await makePdf((document) => {
      for (let line = 0; line < 200; line += 1) document.text(`Line ${line} of a long resume`);
    });
    expect(await readReason('a.pdf', bytes.subarray(0, bytes.length * share))).toBe('corrupt');
  });

  it('holds only a picture', async () => {
    const bytes = await makePdf((document) => document.image(pixel, 0, 0, { width: 500 }));
    expect(await readReason('scan.pdf', bytes)).toBe('image-only');
  });

  it('holds only a drawing', async () => {
    const bytes = await makePdf((document) => document.rect(50, 50, 200, 100).fill('#336699'));
    expect(await readReason('drawing.pdf', bytes)).toBe('image-only');
  });

  it('has no content', async () => {
    expect(await readReason('a.pdf', await makePdf(() => undefined))).toBe('empty');
  });

  it('is only a header', async () => {
    expect(await readReason('a.pdf', Buffer.from('%PDF-1.7\n%%EOF'))).toBe('corrupt');
  });
});
