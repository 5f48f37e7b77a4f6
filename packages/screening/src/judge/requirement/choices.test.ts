import { describe, expect, it } from 'vitest';
import { advertLanguageOf } from '../../job/advert/advert-words.js';
import { readChoices } from './choices.js';

function optionsOf(text: string, code: string): readonly string[] | null {
  const choices = readChoices(text, advertLanguageOf(code));
  return choices && choices.options.map(([from, to]) => text.slice(from, to).trim());
}

describe('readChoices', () => {
  it.each([
    ['en', 'Experience of Java or Kotlin', ['Java', 'Kotlin']],
    ['en', 'Worked with Fanuc or Kuka', ['Fanuc', 'Kuka']],
    ['fr', 'Expérience Juniper ou Arista', ['Expérience Juniper', 'Arista']],
    ['de', 'Studium Physik oder Chemie', ['Studium Physik', 'Chemie']],
    ['es', 'Manejo de Excel o Calc', ['Excel', 'Calc']],
  ])('%s: finds the alternatives of %j behind short words, too', (code, text, options) => {
    expect(optionsOf(text, code)).toEqual(options);
  });

  it.each(['NVQ Level 2 or 3 in Plumbing', 'Class 1/2 driver'])(
    'finds none in the range of %j',
    (text) => {
      expect(optionsOf(text, 'en')).toBeNull();
    },
  );

  it('finds none where one thing is more of the other', () => {
    expect(optionsOf('Typing at 60 wpm or faster', 'en')).toBeNull();
  });
});
