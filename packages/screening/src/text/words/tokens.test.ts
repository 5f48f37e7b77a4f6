import { describe, expect, it } from 'vitest';
import { tokenize } from './tokens.js';

const words = (text: string) => tokenize(text).map(({ lower }) => lower);

describe('tokenize', () => {
  it.each([
    ['L’anglais courant', ['anglais', 'courant']],
    ["chef d'équipe", ['chef', 'équipe']],
    ["conoscenza dell'inglese", ['conoscenza', 'inglese']],
    ["aujourd'hui", ["aujourd'hui"]],
    ["bachelor's degree", ["bachelor's", 'degree']],
    ["O'Brien", ["o'brien"]],
  ])('%s', (text, expected) => {
    expect(words(text)).toEqual(expected);
  });

  it('places a word after what is joined to it', () => {
    const [token] = tokenize("l'anglais");
    expect(token).toMatchObject({ start: 2, end: 9 });
  });
});
