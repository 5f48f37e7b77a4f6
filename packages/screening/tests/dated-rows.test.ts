import { describe, expect, it } from 'vitest';
import { makePdf } from './support/make-pdf.js';
import { readText } from './support/read.js';

type Row = readonly string[];

/** Lines of cells at these places across, `leading` below each other. */
function drawRows(
  document: PDFKit.PDFDocument,
  {
    lefts,
    rows,
    leading,
    top,
  }: Readonly<Record<'lefts', readonly number[]>> & {
    readonly rows: readonly Row[];
    readonly leading: number;
    readonly top: number;
  },
): void {
  for (const [at, cells] of rows.entries()) {
    for (const [column, cell] of cells.entries()) {
      const place = [lefts[column] ?? 0, top + at * leading] as const;
      if (cell !== '') document.text(cell, ...place, { lineBreak: false });
    }
  }
}

async function textOf(draw: (document: PDFKit.PDFDocument) => void): Promise<string> {
  const bytes = await makePdf((document) => draw(document.fontSize(10)));
  return (await readText('a.pdf', bytes)).text;
}

/** A page with a table between headings. */
function readTable(lefts: readonly number[], rows: readonly Row[], leading: number) {
  return textOf((document) => {
    document.text('Noor Haddad', 50, 50).text('noor@example.com', 50, 64);
    document.text('Employment history', 50, 90);
    drawRows(document, { lefts, rows, leading, top: 110 });
    const below = 140 + rows.length * leading;
    document.text('Education', 50, below).text('Bakery school, Graz, 2008 - 2011', 50, below + 16);
    document.text('Interests', 50, below + 46).text('Chess, rowing', 50, below + 62);
  });
}

const jobs = [
  ['Café Lumen', 'Pastry cook', '05/2019', 'Present'],
  ['Halle Bakery', 'Baker', '01/2014', '04/2019'],
  ['Rote Mühle', 'Kitchen hand', '02/2011', '12/2013'],
  ['Hotel Anker', 'Porter', '06/2008', '01/2011'],
  ['Post Wels', 'Clerk', '03/2005', '05/2008'],
] as const;
const periods = jobs.map(([firm, role, from, to]) => [role, firm, `${from} - ${to}`]);

describe('a table of jobs without labels and lines', () => {
  it.each<[string, readonly number[], readonly Row[], number]>([
    ['of three rows', [50, 200, 350, 430], jobs.slice(0, 3), 16],
    ['of five rows', [50, 200, 350, 430], jobs, 16],
    ['of rows far apart', [50, 200, 350, 430], jobs, 26],
    ['of columns far apart', [50, 260, 420, 490], jobs, 14],
    ['of columns close to each other', [50, 130, 220, 280], jobs, 14],
    ['with one column of periods', [50, 220, 400], periods, 15],
    ['that begins with the periods', [50, 160, 330], periods.map((row) => row.toReversed()), 15],
    [
      'of two columns',
      [50, 330],
      periods.map(([role, firm, period]) => [`${role}, ${firm}`, period ?? '']),
      15,
    ],
    [
      'with months in words',
      [50, 210, 340, 430],
      jobs.map(([firm, role], at) => [firm, role, `Mai ${2017 - 3 * at}`, `März ${2020 - 3 * at}`]),
      18,
    ],
    [
      'without the last date',
      [50, 200, 350, 430],
      jobs.map((row, at) => (at === 0 ? [...row.slice(0, 3), ''] : row)),
      16,
    ],
    [
      'with wrapped cells',
      [50, 200, 350, 430],
      jobs.flatMap((row) => [row, ['Graz', 'and deputy']]),
      12,
    ],
    [
      'with duties below each row',
      [50, 200, 350, 430],
      jobs.flatMap((row) => [
        row,
        ['Baked bread and cakes, ordered flour and trained two people.'],
      ]),
      14,
    ],
    [
      'with a head of unknown labels',
      [50, 200, 350, 430],
      [['Betrieb A', 'Rolle A', 'A', 'B'], ...jobs],
      16,
    ],
  ])('is read by its rows: %s', async (_, lefts, rows, leading) => {
    const text = await readTable(lefts, rows, leading);
    for (const row of rows) expect(text).toContain(row.filter(Boolean).join('\t'));
    expect(text.indexOf('Employment history')).toBeLessThan(text.indexOf('Halle Bakery'));
    expect(text.indexOf('Education')).toBeGreaterThan(text.indexOf('Rote Mühle'));
  });
});

const main = [
  'Experience',
  'Pastry cook, Café Lumen',
  '05/2019 - Present',
  'Baked all cakes',
  'Baker, Halle Bakery',
  '01/2014 - 04/2019',
  'Baked bread',
  'Kitchen hand, Rote Mühle',
  '02/2011 - 12/2013',
  'Washed dishes',
];
const skills = 'Skills,Bread,Cakes,Chocolate,Sugar,Languages,German,English,Arabic,Czech'.split(
  ',',
);
const schools =
  'Education,Bakery school,2008 - 2011,School Wels,2000 - 2008,Courses,HACCP 2015,Sugar 2016,Ice 2017,Graz'.split(
    ',',
  );
const dated = periods.map(([role, firm, period]) => [`${role}, ${firm}`, period]);

describe('two columns of text', () => {
  it.each<[string, number, readonly string[], readonly string[]]>([
    ['with lines beside each other', 16, skills, main],
    ['with close lines beside each other', 12, skills, main],
    ['with years in both', 16, schools, main],
    ['with years in both and close lines', 12, schools, main],
    ['with the side on the right', 14, main, skills],
  ])('are read one after the other: %s', async (_, leading, left, right) => {
    const rows = left.map((line, at) => [line, right[at] ?? '']);
    const text = await textOf((document) =>
      drawRows(document, { lefts: [50, 250], rows, leading, top: 60 }),
    );
    expect(text.split('\n').filter(Boolean)).toEqual([...left, ...right]);
  });

  it('are read one after the other where each job has its period on its line', async () => {
    const right = [['Experience', ''], ...dated, ['Education', ''], ['Bakery school', '2008']];
    const rows = skills.map((skill, at) => [skill, ...(right[at] ?? ['', ''])] as string[]);
    const text = await textOf((document) =>
      drawRows(document, { lefts: [50, 200, 420], rows, leading: 15, top: 60 }),
    );
    const lines = text.split('\n').filter(Boolean);
    expect(lines.slice(0, skills.length)).toEqual(skills);
    expect(text).toContain('Baker, Halle Bakery\t01/2014 - 04/2019');
  });

  it('are read one after the other where lists of skills have three', async () => {
    const rows = [
      ['Bread baking', 'Chocolate work', 'HACCP rules'],
      ['Cake design', 'Team leading', 'Menu costing'],
      ['Hygiene plans', 'Stock control', 'Allergen law'],
      ['Ordering flour', 'Sugar work', 'Night shifts'],
    ];
    const text = await textOf((document) =>
      drawRows(document, { lefts: [50, 220, 390], rows, leading: 15, top: 60 }),
    );
    expect(text).toContain('Bread baking\nCake design\nHygiene plans');
  });
});
