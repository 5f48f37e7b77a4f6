import { describe, expect, it } from '@jest/globals';
import { cacheControl } from './static-files.js';

describe('cacheControl', () => {
  it('keeps hashed files for a year', () => {
    expect(cacheControl('/main.0a1b2c3d4e5f.js')).toContain('immutable');
    expect(cacheControl('/fonts/inter.0a1b2c3d.woff2')).toContain('immutable');
  });

  it.each([
    '/index.html',
    '/mf-manifest.json',
    '/pricing.json',
    '/main.js',
    '/x.deadbeef',
    '/a.0a1b2c3d.js.map',
  ])('asks for %s anew', (name) => {
    expect(cacheControl(name)).toBe('no-cache');
  });
});
