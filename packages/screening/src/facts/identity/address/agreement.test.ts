import { describe, expect, it } from 'vitest';
import { agreement } from './agreement.js';

describe('agreement', () => {
  it.each([
    ['anna.hill', 'Anna Hill', 'whole'],
    ['hill-anna84', 'Anna Hill', 'whole'],
    ['a.hill', 'Anna Hill', 'whole'],
    ['annah', 'Anna Hill', 'whole'],
    ['anna', 'Anna Hill', 'whole'],
    ['alex.stone+jobs', 'Alexander Stone', 'whole'],
    ['juergen.mueller', 'Jürgen Müller', 'whole'],
    ['jurgen.muller', 'Jürgen Müller', 'whole'],
    ['jürgen.müller', 'Jürgen Müller', 'whole'],
    ['soeren.kjaer', 'Søren Kjær', 'whole'],
    ["siobhan.o'neill", 'Siobhan O’Neill', 'whole'],
    ['annahillnurse', 'Anna Hill', 'part'],
    ['the.hill', 'Anna Hill', 'part'],
    ['ah', 'Anna Hill', 'none'],
    ['sunny.day', 'Anna Hill', 'none'],
    ['ller', 'Jürgen Müller', 'none'],
    ['annaanna', 'Anna Hill', 'part'],
    ['anna.hill', '', 'none'],
    ['ivan', 'Иван Петров', 'none'],
    ['', 'Anna Hill', 'none'],
  ])('of %s with %s is %s', (local, name, expected) => {
    expect(agreement(local, name)).toBe(expected);
  });
});
