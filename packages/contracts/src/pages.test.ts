import { describe, expect, it } from '@jest/globals';
import { findPage, pages } from './pages.js';

describe('findPage', () => {
  it.each(pages.map(({ path }) => path))('finds %s', (path) => {
    expect(findPage(path)?.path).toBe(path);
  });

  it.each([
    ['/Pricing', '/pricing'],
    ['/pricing/', '/pricing'],
    ['/pricing//', '/pricing'],
    ['//', '/'],
    ['', '/'],
  ])('reads %s as %s', (given, path) => {
    expect(findPage(given)?.path).toBe(path);
  });

  it.each(['/nope', '/pricing/x', '/pricing.', '/pricing.html', 'pricing', '/x/pricing'])(
    'finds no page at %s',
    (given) => {
      expect(findPage(given)).toBeUndefined();
    },
  );
});
