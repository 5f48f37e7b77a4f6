import { describe, expect, it } from 'vitest';
import { findEducation } from './education.js';
import { findLinks } from './links.js';

describe('findLinks', () => {
  it.each([
    ['See https://example.com/me.', ['https://example.com/me']],
    [
      'linkedin.com/in/ada-king | github.com/ada',
      ['https://linkedin.com/in/ada-king', 'https://github.com/ada'],
    ],
    ['uk.linkedin.com/in/ada', ['https://uk.linkedin.com/in/ada']],
    [
      'www.ada.example.com, http://ada.example.com/cv',
      ['https://www.ada.example.com', 'http://ada.example.com/cv'],
    ],
    ['https://github.com/ada and GitHub.com/ada/', ['https://github.com/ada']],
    ['(https://example.com/a)', ['https://example.com/a']],
    ['ada@github.com, github, linkedin.com, https://github.com/', []],
    ['https://user:secret@example.com/ http://localhost/x http://10.0.0.1/', []],
    ['javascript:alert(1) ftp://example.com file:///etc/passwd', []],
    ['Node.js, ASP.NET and example.com', []],
    ['', []],
  ])('of %j are %j', (text, links) => {
    expect(findLinks(text)).toEqual(links);
  });

  it('are at most ten, also of hostile text', () => {
    const many = Array.from({ length: 40 }, (_, index) => `https://example.com/${index}`);
    expect(findLinks(many.join(' '))).toHaveLength(10);
    expect(findLinks('https://'.repeat(50_000))).toEqual([]);
  });
});

describe('findEducation', () => {
  it.each([
    [
      'BSc (Hons) Adult Nursing, University of Eastmoor, 2010 – 2013',
      ['BSc (Hons) Adult Nursing, University of Eastmoor'],
    ],
    ['BSc Adult Nursing, 2014 – 2017', ['BSc Adult Nursing']],
    [
      '2008 – 2011\tBachelor of Nursing\tTaffside University',
      ['Bachelor of Nursing, Taffside University'],
    ],
    [
      '• Degree in Nursing | Universidad de Valdemar | 2011',
      ['Degree in Nursing, Universidad de Valdemar'],
    ],
    ['University of Leeds, 2010 – 2013\nBA English', ['BA English, University of Leeds']],
    ['MBA\nHill Business School (2019)', ['MBA, Hill Business School']],
    ["Master's degree in Physics, Sept 2010 to June 2012", ["Master's degree in Physics"]],
    [
      'Level 3 Diploma in Health and Social Care, 2021',
      ['Level 3 Diploma in Health and Social Care'],
    ],
    ['BA English\nBA English', ['BA English']],
    ['Teacher, Hill Primary School, 2010 – 2013', []],
    [
      'Education\nHill Barber College, 2010 – 2012\nBA English, University of Leeds\nExperience\nOak School',
      ['Hill Barber College', 'BA English, University of Leeds'],
    ],
    ['Education\nLondon School of Hotel Management\n2015', ['London School of Hotel Management']],
    ['Degree required', []],
    ['Masters of the household were served', []],
    ['BA', []],
    ['I hold a BSc and led a team', []],
    ['', []],
  ])('of %j is %j', (text, education) => {
    expect(findEducation(text)).toEqual(education);
  });

  it('is at most ten entries, also of hostile text', () => {
    const many = Array.from(
      { length: 40 },
      (_, index) => `BSc Subject${String.fromCharCode(97 + (index % 26))}`,
    );
    expect(findEducation(many.join('\n'))).toHaveLength(10);
    expect(findEducation('BSc '.repeat(50_000))).toEqual([]);
  });
});
