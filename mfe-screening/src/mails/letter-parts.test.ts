import { describe, expect, it } from 'vitest';
import { letterParts } from './letter-parts.js';

const values = { candidateName: 'Will May', jobTitle: 'Chef (Nights)', company: 'Brook & Co' };
const marked = (content: string, change = {}) =>
  letterParts(content, { ...values, ...change })
    .filter(({ isFilledIn }) => isFilledIn)
    .map(({ text }) => text);

describe('letterParts', () => {
  it('tells the name of the greeting, the job and the company from the rest', () => {
    const content = 'Dear Will,\n\nfor the Chef (Nights) position.\n\nHR Team, Brook & Co';
    expect(marked(content)).toEqual(['Will', 'Chef (Nights)', 'Brook & Co']);
    expect(
      letterParts(content, values)
        .map(({ text }) => text)
        .join(''),
    ).toBe(content);
  });

  it('takes no word of the text for a name', () => {
    expect(marked('Dear Will,\nWill we meet again? May be.')).toEqual(['Will']);
    expect(marked('Dear Willow,\nhello')).toEqual([]);
  });

  it('marks how a person without a known name is greeted', () => {
    expect(marked('Dear applicant,\nhello', { isNameGuessed: true })).toEqual(['applicant']);
  });

  it.each(['', '\n', 'one line'])('keeps %j as it is', (content) => {
    expect(
      letterParts(content, values)
        .map(({ text }) => text)
        .join(''),
    ).toBe(content);
  });
});
