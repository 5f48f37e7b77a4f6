import { expect, it } from 'vitest';
import { tidyText } from '../../text/words/tidy.js';
import { placeWords } from './place-words.js';

const box = { left: 0, top: 0, right: 1, bottom: 1 };
const place = (raw: string) => {
  const text = tidyText(raw);
  const words = raw.split(/\s+/).map((word) => ({ text: word, box, confidence: 1 }));
  return placeWords(text, words).map(({ start, end }) => text.slice(start, end));
};

it('finds every word, repeated ones one after the other', () => {
  const raw = 'Nurse, Ward 4\n• Nurse in charge of the ward\n\nNurse';
  expect(place(raw)).toEqual(raw.split(/\s+/));
});

it('finds both parts of a word that was cut at the end of a line', () => {
  expect(place('safe care and develop-\nment of staff')).toEqual([
    'safe',
    'care',
    'and',
    'develop',
    'ment',
    'of',
    'staff',
  ]);
});

it('leaves a word out that the text does not have', () => {
  const words = [{ text: 'gone', box, confidence: 1 }];
  expect(placeWords('here', words)).toEqual([]);
});
