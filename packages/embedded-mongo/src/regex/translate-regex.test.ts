import { describe, expect, it } from '@jest/globals';
import { toJavaScriptRegex } from './translate-regex.js';

const compile = (pattern: string, options = '') => toJavaScriptRegex({ pattern, options });

describe('toJavaScriptRegex', () => {
  it.each([
    ['^a', 'i', 'Abc', true],
    ['(?i)abc', '', 'xABC', true],
    ['a.c', 's', 'a\nc', true],
    ['^b', 'm', 'a\nb', true],
    ['a\\-b', '', 'a-b', true],
    ['^.$', '', '𝄞', true],
    ['\\\\A', '', '\\A', true],
  ])('%s with %s', (pattern, options, text, matches) => {
    expect(compile(pattern, options).test(text)).toBe(matches);
  });

  it.each(['\\Aabc', 'abc\\Z', '(?>a)', 'a++', '[[:alpha:]]', '(?P<n>a)', '\\Qa\\E'])(
    'refuses %s',
    (pattern) => {
      expect(() => compile(pattern)).toThrow(expect.objectContaining({ code: 115 }));
    },
  );

  it('refuses malformed patterns and unknown options', () => {
    expect(() => compile('(')).toThrow(expect.objectContaining({ code: 51091 }));
    expect(() => compile('a', 'q')).toThrow(expect.objectContaining({ code: 2 }));
    expect(() => compile('a', 'x')).toThrow(expect.objectContaining({ code: 115 }));
    expect(() => compile('a\0b')).toThrow(expect.objectContaining({ code: 2 }));
  });
});
