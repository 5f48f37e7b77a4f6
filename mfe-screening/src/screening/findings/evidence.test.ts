import type { Verdict } from '@shortlist/contracts/screening';
import { describe, expect, it } from 'vitest';
import { evidenceIn, markEvidence, pageAt, pagesOf, passageAround } from './evidence.js';

const text = 'Amara\nLed a team of 22 nurses.\nLed a team of two.';
const met = (overrides: Partial<Verdict>): Verdict => ({
  criterionId: 'team',
  verdict: 'met',
  quote: 'Led a team',
  place: null,
  ...overrides,
});

describe('evidenceIn', () => {
  it('takes the place as it is, whichever other words are the same', () => {
    const place = { start: 31, end: 41, page: null };
    expect(evidenceIn(text, [met({ place })])).toEqual([{ of: 'team', start: 31, end: 41 }]);
  });

  it('finds a quote without a place, and leaves out what is not there', () => {
    expect(evidenceIn(text, [met({})])).toEqual([{ of: 'team', start: 6, end: 16 }]);
    expect(evidenceIn(text, [met({ quote: 'a budget' }), met({ quote: null })])).toEqual([]);
  });

  it.each([
    ['past the end', { start: 40, end: 4000, page: null }],
    ['backwards', { start: 16, end: 6, page: null }],
    ['empty', { start: 6, end: 6, page: null }],
  ])('never trusts a place that is %s', (_, place) => {
    expect(evidenceIn(text, [met({ place, quote: 'not in it' })])).toEqual([]);
  });
});

describe('markEvidence', () => {
  const whole = { start: 0, end: text.length };

  it('loses and repeats nothing, and marks what overlaps once', () => {
    const evidence = [
      { start: 16, end: 30 },
      { start: 6, end: 20 },
      { start: 8, end: 10 },
    ];
    const stretches = markEvidence(text, evidence, whole);
    expect(stretches.map((stretch) => stretch.text).join('')).toBe(text);
    const marked = stretches.filter((stretch) => stretch.marked).map((stretch) => stretch.text);
    expect(marked.join('')).toBe('Led a team of 22 nurses.');
  });

  it('cuts at the ends of the part asked for', () => {
    const stretches = markEvidence(text, [{ start: 0, end: 10 }], { start: 6, end: 12 });
    expect(stretches).toEqual([
      { text: 'Led ', start: 6, marked: true },
      { text: 'a ', start: 10, marked: false },
    ]);
    expect(markEvidence('', [], { start: 0, end: 0 })).toEqual([]);
  });
});

describe('passageAround', () => {
  it('is the whole of a short text', () => {
    const evidence = { of: 'team', start: 6, end: 16 };
    expect(passageAround(text, evidence)).toEqual({ start: 0, end: text.length });
  });

  it('begins and ends with a line where lines are short', () => {
    const lines = Array.from({ length: 100 }, (_, index) => `Line ${index} of the resume`);
    const long = lines.join('\n');
    const start = long.indexOf('Line 50');
    const passage = passageAround(long, { of: 'x', start, end: start + 7 });
    const shown = long.slice(passage.start, passage.end).split('\n');
    expect(lines).toEqual(expect.arrayContaining(shown));
    expect(shown).toContain('Line 50 of the resume');
  });

  it('keeps the quote whole in a text without line breaks', () => {
    const evidence = { of: 'x', start: 5000, end: 7000 };
    const { start, end } = passageAround('x'.repeat(20_000), evidence);
    expect(start).toBe(4680);
    expect(end).toBe(7520);
  });
});

describe('pages', () => {
  const resume = { text, pageStarts: [0, 31] };
  it('knows the page of an offset and the range of each page', () => {
    expect([pageAt(resume, 0), pageAt(resume, 30), pageAt(resume, 31)]).toEqual([1, 1, 2]);
    expect(pagesOf(resume)).toEqual([
      { start: 0, end: 31 },
      { start: 31, end: text.length },
    ]);
  });

  it('has no number where a format has no pages', () => {
    expect(pageAt({ pageStarts: [0] }, 10)).toBeNull();
    expect(pagesOf({ text, pageStarts: [] })).toEqual([{ start: 0, end: text.length }]);
  });
});
