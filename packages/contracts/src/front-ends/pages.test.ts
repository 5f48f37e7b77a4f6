import { describe, expect, it } from 'vitest';
import { couldBePage, findPage } from './pages.js';

const pages = ['/', '/pricing', '/reports/weekly'].map((path) => ({ path }));

describe('findPage', () => {
  it.each([
    ['/Pricing', '/pricing'],
    ['/pricing/', '/pricing'],
    ['/pricing//', '/pricing'],
    ['/reports/weekly', '/reports/weekly'],
    ['//', '/'],
    ['', '/'],
  ])('reads %s as %s', (given, path) => {
    expect(findPage(pages, given)?.path).toBe(path);
  });

  it.each([
    '/nope',
    '/pricing/x',
    '/reports',
    '/pricing.',
    '/pricing.html',
    'pricing',
    '/x/pricing',
  ])('finds no page at %s', (given) => {
    expect(findPage(pages, given)).toBeUndefined();
  });
});

describe('couldBePage', () => {
  it.each([
    ['/', true],
    ['/Reports/Weekly/', true],
    ['/index.html', false],
    ['/api/x', false],
    ['/apis', true],
    ['/remotes/auth/%00', false],
    ['//evil.example', false],
  ])('says of %s: %s', (pathname, wanted) => {
    expect(couldBePage(pathname)).toBe(wanted);
  });
});
