import { describe, expect, it } from 'vitest';
import { makePdf } from './support/make-pdf.js';
import { readText } from './support/read.js';

/** A page of cells at these places across, one line of a row `leading` below the other. */
function tabled(
  lefts: readonly number[],
  lines: readonly (readonly string[])[],
  leading: number,
): Promise<Buffer> {
  return makePdf((document) => {
    document.fontSize(10).text('Noor Haddad', 60, 60).text('Employment', 60, 84);
    for (const [row, cells] of lines.entries()) {
      for (const [at, cell] of cells.entries())
        document.text(cell, lefts[at] ?? 0, 108 + row * leading, { lineBreak: false });
    }
    document.text('Interests', 60, 400).text('Chess, rowing', 60, 418);
  });
}

describe('a table of jobs in a PDF', () => {
  const head = ['Job title', 'Company', 'Start', 'End'];
  const jobs = [
    ['Pastry cook', 'Café Lumen', 'May 2019', 'Present'],
    ['Baker', 'Halle Bakery', 'Jan 2014', 'Apr 2019'],
    ['Kitchen hand', 'Rote Mühle', 'Feb 2011', 'Dec 2013'],
  ];

  it('is read by its rows', async () => {
    const { text } = await readText(
      'a.pdf',
      await tabled([60, 190, 330, 420], [head, ...jobs], 20),
    );
    for (const row of [head, ...jobs]) expect(text).toContain(row.join('\t'));
    expect(text.indexOf('Interests')).toBeGreaterThan(text.indexOf('Dec 2013'));
  });

  it('is read by its rows where cells are close to each other', async () => {
    const { text } = await readText(
      'a.pdf',
      await tabled([60, 125, 330, 382], [head, ...jobs], 20),
    );
    for (const row of jobs) expect(text).toContain(row.join('\t'));
  });

  it('keeps the wrapped lines of a cell together', async () => {
    const lines = [
      head,
      ['Deputy head of', 'Hotel Zum', 'June', 'Present'],
      ['the kitchen', 'Anker', '2020'],
    ];
    const bytes = await makePdf((document) => {
      document.fontSize(10).text('Noor Haddad', 60, 60);
      for (const [row, cells] of lines.entries()) {
        for (const [at, cell] of cells.entries())
          document.text(cell, 60 + at * 120, [90, 112, 124][row] ?? 0, { lineBreak: false });
      }
    });
    const { text } = await readText('a.pdf', bytes);
    expect(text).toContain('Deputy head of the kitchen\tHotel Zum Anker\tJune 2020\tPresent');
  });

  it('is read by its rows where labels are set against the gutter', async () => {
    const rows = [
      ['Name', 'Noor Haddad'],
      ['Nationality', 'Jordanian'],
      ['Employment', ''],
      ['Period', '05/2019 - 11/2023'],
      ['Position', 'Pastry cook'],
      ['Name of the firm', 'Café Lumen, Graz'],
    ];
    const bytes = await makePdf((document) => {
      document.fontSize(10);
      for (const [at, [label = '', value = '']] of rows.entries()) {
        document.text(label, 60, 80 + at * 16, { width: 130, align: 'right' });
        document.text(value, 210, 80 + at * 16);
      }
    });
    const { text } = await readText('a.pdf', bytes);
    expect(text).toContain('Period\t05/2019 - 11/2023\nPosition\tPastry cook\n');
  });

  it('keeps wrapped dates of a left column beside their jobs', async () => {
    const rows = [
      ['Mar 2016 –', 'Porter, Hotel Krone, Linz'],
      ['Aug 2019', 'Carried luggage and drove guests'],
      ['Sep 2012 –', 'Clerk, Post, Wels'],
      ['Feb 2016', 'Sorted parcels'],
      ['Jan 2010 –', 'Guard, Museum, Steyr'],
      ['Aug 2012', 'Watched the doors'],
    ];
    const bytes = await makePdf((document) => {
      document.fontSize(10);
      for (const [at, [date = '', value = '']] of rows.entries())
        document.text(date, 60, 80 + at * 14).text(value, 150, 80 + at * 14);
    });
    const { text } = await readText('a.pdf', bytes);
    expect(text).toContain('Sep 2012 –\tClerk, Post, Wels\nFeb 2016\tSorted parcels');
  });
});
