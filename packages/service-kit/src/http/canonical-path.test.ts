import { operations } from '@shortlist/contracts/operations';
import { describe, expect, it } from 'vitest';
import { isCanonicalPath } from './canonical-path.js';

describe('isCanonicalPath', () => {
  it('takes the path of every operation', () => {
    const paths = operations.map(({ path }) => path.replaceAll(/\{\w+\}/g, 'a1-b2'));
    expect(paths.filter((path) => !isCanonicalPath(path))).toEqual([]);
  });

  it.each(['/a', '/a.b/c~d', '/a%20b', '/a%2Fb', '/%C3%A4', "/a!$&'()*+,;=:@", '/...', '/.a'])(
    'takes %s',
    (path) => expect(isCanonicalPath(path)).toBe(true),
  );

  it.each([
    '',
    '/',
    'a',
    '/a/',
    '//a',
    '/a//b',
    '/a/./b',
    '/a/../b',
    '/..',
    '/%61',
    '/a%2e',
    '/a%2E',
    '/a%2f',
    '/a%',
    '/a%00',
    '/a%FF',
    '/a%ED%A0%80',
    '/a%zz',
    '/a b',
    '/a\\b',
    '/a\u00a0',
    '/ä',
    '/a\n',
    '/a|b',
    '/a?b',
    '/a#b',
  ])('refuses %j', (path) => expect(isCanonicalPath(path)).toBe(false));
});
