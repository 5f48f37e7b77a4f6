import { describe, expect, it } from 'vitest';
import { makeTextPdf } from './support/make-text-pdf.js';
import { readText } from './support/read.js';

/** Lines of Helvetica, one below the other. */
function write(lines: readonly string[]): string {
  return lines.map((line, at) => `BT /F1 11 Tf 60 ${780 - at * 18} Td (${line}) Tj ET`).join('\n');
}

describe('a PDF as its program wrote it', () => {
  it('reads soft hyphens that are painted as hyphens', async () => {
    const bytes = makeTextPdf(
      write([
        'Jean-Luc Moreau',
        'Apr. 2017 - Oct. 2022',
        'Part-time tutor of a well-known school, respon-',
        'sible for maths',
      ]),
      { '2d': '00ad' },
    );
    const { text } = await readText('a.pdf', bytes);
    expect(text).toContain('Jean-Luc Moreau\nApr. 2017 - Oct. 2022\nPart-time');
    expect(text).toContain('responsible');
  });

  it('reads replacement text over an icon and words by the letters that are painted', async () => {
    const bytes = makeTextPdf(`
      ${write(['Piet Aalders'])}
      BT /F1 9 Tf 60 740 Td
      /Span <</ActualText (phone:0031-20-555-0177 mail:piet@example.nl)>> BDC
      /F2 9 Tf (%) Tj /F1 9 Tf ( +31 20 555 0177  ) Tj (piet.aalders@example.nl) Tj
      EMC ET`);
    const { text, hiddenText } = await readText('a.pdf', bytes);
    expect(hiddenText).toEqual([]);
    expect(text).toContain('+31 20 555 0177');
    expect(text).toContain('piet.aalders@example.nl');
    expect(text).not.toContain('mail:');
  });

  it('keeps replacement text of a ligature in two objects', async () => {
    const bytes = makeTextPdf(
      `BT /F1 11 Tf 60 780 Td (O) Tj /Span <</ActualText (ffi)>> BDC (x) Tj (y) Tj EMC (ce) Tj ET`,
    );
    expect((await readText('a.pdf', bytes)).text).toContain('ffi');
  });

  it('keeps raised and lowered letters in their word', async () => {
    const bytes = makeTextPdf(
      `${write(['Ines Prado', '', 'Chemist'])}
      BT /F1 12 Tf 60 700 Td (Won the 3) Tj /F1 8 Tf 5 Ts (rd) Tj 0 Ts /F1 12 Tf ( prize for CO) Tj
      /F1 8 Tf -4 Ts (2) Tj 0 Ts /F1 12 Tf ( filters) Tj ET`,
    );
    const { text } = await readText('a.pdf', bytes);
    expect(text).toContain('Won the 3rd prize for CO2 filters');
  });

  it('joins Arabic letters with a small gap into one word', async () => {
    // Skia writes from left to right: the end of 'مدرسة', the gap before its first letters, a blank.
    const bytes = makeTextPdf(
      'BT /F1 10 Tf 60 700 Td [(a) 0 (b) 0 (c) -160 (d) 0 (e) -400 (f) 0 (g)] TJ ET',
      {
        '61': '0629',
        '62': '0633',
        '63': '0631',
        '64': '062f',
        '65': '0645',
        '66': '0646',
        '67': '0645',
      },
    );
    expect((await readText('a.pdf', bytes)).text).toContain('من مدرسة');
  });
});
