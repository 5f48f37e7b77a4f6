import { describe, expect, it } from 'vitest';
import { firstResume, flagSeveral } from './several-resumes.js';

const wanda = `Wanda Kosmala
wanda.kosmala@example.pl

Experience
Florist, Blumen Wien
2016 - 2020
Education
Garden school, 2015`;
const rufus = `Rufus Achterberg
rufus.achterberg@example.nl, Utrecht
Work experience
Forklift driver, Haven Logistiek
2012 - 2021`;

function read(pages: readonly string[]) {
  const text = pages.join('\n\n');
  const pageStarts = pages.map((_, at) => text.length - pages.slice(at).join('\n\n').length);
  return firstResume({ kind: 'text', fileName: 'all.pdf', text, pageStarts, hiddenText: [] });
}

describe('firstResume', () => {
  it('ends where another person begins', () => {
    const { resume, others } = read([wanda, rufus]);
    expect(resume).toMatchObject({ text: wanda, pageStarts: [0] });
    expect(others).toEqual(['Rufus Achterberg']);
    expect(flagSeveral(others)[0]).toMatchObject({
      kind: 'unclear-document',
      message: expect.stringContaining('2 resumes'),
    });
  });

  it.each([
    ['the same person', `Wanda Kosmala, page 2\nw.kosmala@example.org\n${rufus.slice(17)}`],
    ['references', `References\n${rufus}`],
    ['a letter of somebody else', 'Rufus Achterberg\nrufus@example.nl\nWanda worked here.'],
    ['a page without an address', 'Experience\nGardener, Stadtpark\n2010 - 2015'],
  ])('keeps a page of %s', (_, page) => {
    const { resume, others } = read([wanda, page]);
    expect(others).toEqual([]);
    expect(resume.text).toContain(page);
    expect(flagSeveral(others)).toEqual([]);
  });
});
