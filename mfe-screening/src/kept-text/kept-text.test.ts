import { beforeEach, describe, expect, it } from 'vitest';
import { keepText, listKeptTexts, readKeptText } from './kept-text.js';

const key = { owner: 'user_1', name: 'draft/job_1/tom' };

describe('kept text', () => {
  beforeEach(() => sessionStorage.clear());

  it('is there for its owner until it is forgotten, and listed by what it is about', () => {
    keepText(sessionStorage, key, { subject: 'A' });
    expect(readKeptText(sessionStorage, key)).toEqual({ subject: 'A' });
    expect(readKeptText(sessionStorage, { ...key, owner: 'user_2' })).toBeNull();
    expect(listKeptTexts(sessionStorage, { owner: 'user_1', name: 'draft/job_1/' })).toEqual([
      'tom',
    ]);
    keepText(sessionStorage, key, null);
    expect(readKeptText(sessionStorage, key)).toBeNull();
  });

  it.each(['', 'no JSON', '7', '[]x', '{"subject":7}', 'null'])('%j counts as none', (stored) => {
    sessionStorage.setItem('shortlist.text/user_1/draft/job_1/tom', stored);
    expect(readKeptText(sessionStorage, key)).toBeNull();
  });

  it('costs nothing but itself when the storage is full or forbidden', () => {
    const forbidden = {
      getItem: () => {
        throw new Error('SecurityError');
      },
      setItem: () => {
        throw new Error('QuotaExceededError');
      },
      get length(): number {
        throw new Error('SecurityError');
      },
    } as unknown as Storage;
    expect(() => keepText(forbidden, key, { subject: 'A' })).not.toThrow();
    expect(readKeptText(forbidden, key)).toBeNull();
    expect(listKeptTexts(forbidden, key)).toEqual([]);
  });
});
