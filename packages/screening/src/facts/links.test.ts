import { describe, expect, it } from 'vitest';
import { findLinks } from './links.js';

describe('a link wrapped behind a hyphen', () => {
  it('is read whole', () => {
    expect(findLinks('linkedin.com/in/ella-\nfrost-7b21\nSkills')).toEqual([
      'https://linkedin.com/in/ella-frost-7b21',
    ]);
  });

  it('takes nothing from a line of several words', () => {
    expect(findLinks('linkedin.com/in/ella-\nCarpentry')[0]).not.toContain('Carpentry');
  });
});
