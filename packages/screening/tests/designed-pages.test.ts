import { describe, expect, it } from 'vitest';
import { makeDocx, paragraph } from './support/make-docx.js';
import { makePdf } from './support/make-pdf.js';
import { makePhoto } from './support/make-scan.js';
import { readText } from './support/read.js';

const PAGE = { width: 595, height: 842 };

/** A driver's whole resume. */
const driver = [
  'Tom Reed',
  'Lorry driver',
  'tom.reed@example.com 020 7946 0123',
  'Drives for ParcelGo in Leeds, six days a week, mostly at night.',
  'Licence C and CE, clean record.',
  'Fork lift, tail lift, tachograph.',
  'Speaks English and Polish.',
];
const ordinary = [
  'Tom Reed',
  'tom.reed@example.com',
  'Experience',
  'Driver, ParcelGo, 2019 - now',
  ...Array.from({ length: 14 }, (_, at) => `Delivered parcels to ${at + 20} shops in Leeds a day`),
  'Education',
  'City College Leeds, 2016 - 2018',
];
const cleaner = ['Kelly', 'Cleaner, 6 years offices and schools', '020 7946 0123'];

type Draw = (document: PDFKit.PDFDocument) => void;

const photo = makePhoto();
const backgrounds: Readonly<Record<string, Draw>> = {
  'a photo': (document) => document.image(photo, 0, 0, PAGE),
  'a flat colour': (document) => document.rect(0, 0, 595, 842).fill('#d8e6f3'),
  'a gradient': (document) => {
    const gradient = document.linearGradient(0, 0, 595, 842);
    gradient.stop(0, '#ffffff').stop(1, '#7fa6c9');
    document.rect(0, 0, 595, 842).fill(gradient);
  },
  'shapes and icons': (document) => {
    document.rect(0, 0, 180, 842).fill('#2b3a55');
    for (let at = 0; at < 12; at += 1) {
      document.circle(560, 40 + at * 65, 14).fill('#c0392b');
      document.rect(200, 70 + at * 65, 340, 1).fill('#2b3a55');
    }
  },
  'diagonal stripes': (document) => {
    for (let at = -40; at < 40; at += 1) {
      document.moveTo(at * 30, 0).lineTo(at * 30 + 842, 842);
    }
    document.lineWidth(6).stroke('#9db8d2');
  },
  'a grid of boxes': (document) => {
    for (let at = 0; at < 12; at += 1) document.rect(30, 30 + at * 65, 535, 58);
    document.lineWidth(1).stroke('#333333');
  },
};

function designed(background: Draw, lines: readonly string[]): Promise<Buffer> {
  return makePdf((document) => {
    background(document);
    document.fillColor('#000000').fontSize(12);
    for (const [at, line] of lines.entries()) document.text(line, 210, 60 + at * 24);
  });
}

describe('a resume on a designed page', () => {
  describe.each(Object.entries(backgrounds))('with %s', (_, background) => {
    it.each([
      ['of many words', ordinary],
      ['of few words', driver],
      ['of hardly any words', cleaner],
    ])('%s', async (_, lines) => {
      const { text } = await readText('a.pdf', await designed(background, lines));
      for (const line of lines) expect(text).toContain(line);
    });
  });

  it('of many words on a photo as restless as writing', async () => {
    const bytes = await designed(
      (document) => document.image(makePhoto(100), 0, 0, PAGE),
      ordinary,
    );
    expect((await readText('a.pdf', bytes)).text).toContain('ParcelGo');
  });

  it('keeps both of its pages where the first is a title on a photo', async () => {
    const bytes = await makePdf((document) => {
      document.image(photo, 0, 0, PAGE).fontSize(40).text('Tom Reed', 60, 400);
      document.addPage().fontSize(11).text(ordinary.join('\n'), 60, 60);
    });
    expect((await readText('a.pdf', bytes)).text).toContain('ParcelGo');
  });
});

describe('a DOCX with a picture behind its text', () => {
  const behind =
    '<w:p><w:r><w:drawing><wp:anchor behindDoc="1"><wp:extent cx="7772400" cy="10058400"/><a:blip r:embed="r1"/></wp:anchor></w:drawing></w:r></w:p>';

  it.each([
    ['of many words', ordinary],
    ['of few words', driver],
    ['of hardly any words', cleaner],
  ])('%s', async (_, lines) => {
    const bytes = makeDocx(behind + lines.map((line) => paragraph(line)).join(''));
    expect((await readText('a.docx', bytes)).text).toContain(lines[1]);
  });
});
