import { describe, expect, it } from 'vitest';
import { ArgumentError, readArguments } from './read-arguments.mjs';

const frontEnds = ['shell', 'auth', 'billing'];
const read = (...words) => readArguments(words, frontEnds);

describe('the words after npm run dev', () => {
  it('name the front ends to develop, beside the shell', () => {
    expect(read('billing').developed).toEqual(['shell', 'billing']);
    expect(read('mfe-billing', '@shortlist/mfe-auth', 'billing').developed).toEqual([
      'shell',
      'billing',
      'auth',
    ]);
    expect(read('shell').developed).toEqual(['shell']);
  });

  it('may be missing: then it is all of them', () => {
    expect(read()).toEqual({
      wantsHelp: false,
      checksTypes: true,
      developed: frontEnds,
      nodeOptions: [],
    });
  });

  it('may ask for front ends as they were built', () => {
    expect(read('--as-built').developed).toEqual([]);
    expect(() => read('--as-built', 'billing')).toThrow('please leave out either');
  });

  it('may let a debugger in, beside names', () => {
    const { nodeOptions, checksTypes, developed } = read(
      '--inspect=127.0.0.1:0',
      'auth',
      '--no-types',
    );
    expect({ nodeOptions, checksTypes, developed }).toEqual({
      nodeOptions: ['--inspect=127.0.0.1:0'],
      checksTypes: false,
      developed: ['shell', 'auth'],
    });
  });

  it.each([
    ['biling', 'There is no front end "biling". There are "shell", "auth", "billing".'],
    ['../auth', 'There is no front end "../auth".'],
    ['', 'There is no front end "".'],
    ['--watch', 'npm run dev does not know "--watch".'],
    ['-x', 'npm run dev does not know "-x".'],
  ])('are told when they are wrong: %j', (word, sentence) => {
    expect(() => read(word)).toThrow(ArgumentError);
    expect(() => read(word)).toThrow(sentence);
  });
});
