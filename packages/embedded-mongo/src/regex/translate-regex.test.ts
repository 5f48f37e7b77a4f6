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
    ['caf\\x{e9}', '', 'café', true],
    ['caf\\x{e9}', '', 'cafx{e9}', false],
    ['\\xe9\\x', '', 'é\0', true],
    ['^\\p{L}\\-\\pN$', '', 'é-1', true],
    ['\\p{L}\\-', '', 'p{L}-', false],
    ['^[\\p{L}\\-_]+$', '', 'Jean-Luc_é', true],
    ['^\\P{L}\\p{^L}$', '', '11', true],
    ['^a.b$', '', 'a\rb', true],
    ['^a.b$', '', 'a\u2028b', true],
    ['^a.b$', '', 'a\nb', false],
    ['^b', 'm', 'a\rb', false],
    ['a$', 'm', 'a\u2028b', false],
    ['a$', 'm', 'a\nb', true],
    ['a$', '', 'a\n', true],
    ['a$', '', 'a\n\n', false],
    ['a$', '', 'a\nb', false],
    ['^$', 'm', 'a\n', false],
    ['^\\s$', '', '\u00a0', false],
    ['^\\S$', '', '\u00a0', true],
    ['^[\\S]$', '', '\u00a0', true],
    ['^[^\\S]$', '', '\u00a0', false],
    ['^\\d$', '', '٣', false],
    ['^[]a]+$', '', ']a', true],
    ['^[^]a]$', '', 'b', true],
    ['^[a-]+$', '', 'a-', true],
    ['^[\\w-.]+$', '', 'a-.b', true],
    ['^[[a]$', '', '[', true],
    ['^a{,2}$', '', 'a{,2}', true],
    ['^{a}$', '', '{a}', true],
    ['^a]$', '', 'a]', true],
    ['^a{2,3}?$', '', 'aaa', true],
    ['^[\\b\\n]$', '', '\b', true],
    ['\\bword\\b', 'i', 'a WORD.', true],
    ['^(?<x>a)(?:b)(?=c)(?!d)', '', 'abc', true],
    ['^\\012\\0$', '', '\n\0', true],
    ['^STRASSE é$', 'i', 'strasse É', true],
    ['a&&b', '', 'a&&b', true],
    ['^[a&&b]$', '', '&', true],
    ['^[(|)/]+$', '', '(|)/', true],
    ['C\\+\\+|\\.NET', '', 'C++', true],
  ])('%s with %s', (pattern, options, text, matches) => {
    expect(compile(pattern, options).test(text)).toBe(matches);
  });

  it.each([
    '\\Aabc',
    'abc\\Z',
    '(?>a)',
    'a++',
    'a{2}+',
    '[[:alpha:]]',
    '(?P<n>a)',
    '\\Qa\\E',
    '(a)\\1',
    '\\h',
    '\\v',
    '\\R',
    '(?i:a)',
    'a(?i)b',
    '(*UCP)a',
    '\\p{Greek}',
    '\\cA',
  ])('refuses %s', (pattern) => {
    expect(() => compile(pattern)).toThrow(expect.objectContaining({ code: 115 }));
  });

  it('refuses malformed patterns and unknown options', () => {
    for (const pattern of [
      '(',
      ')',
      '[a',
      '*a',
      'a**',
      '\\',
      '[b-a]',
      '[a-\\d]',
      '\\u00e9',
      '\\i',
      '\\p',
    ]) {
      expect(() => compile(pattern)).toThrow(expect.objectContaining({ code: 51091 }));
    }
    expect(() => compile('a{70000}')).toThrow(expect.objectContaining({ code: 51091 }));
    expect(() => compile('\\x{110000}')).toThrow(expect.objectContaining({ code: 51091 }));
    expect(() => compile('a', 'q')).toThrow(expect.objectContaining({ code: 2 }));
    expect(() => compile('a', 'x')).toThrow(expect.objectContaining({ code: 115 }));
    expect(() => compile('a\0b')).toThrow(expect.objectContaining({ code: 2 }));
  });
});
