import { describe, expect, it } from 'vitest';
import { expiryOf } from './retention.js';

describe('expiryOf', () => {
  it('is twelve months later', () => {
    expect(expiryOf(new Date('2026-11-21T08:00:00Z'))).toEqual(new Date('2027-11-21T08:00:00Z'));
  });
});
