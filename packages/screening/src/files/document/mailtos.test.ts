import { describe, expect, it } from 'vitest';
import { mailtoOf } from './mailtos.js';

describe('mailtoOf', () => {
  it.each([
    ['mailto:ada.king@example.com', 'ada.king@example.com'],
    ['MAILTO:ada%2Bjobs@example.com?subject=Hello', 'ada+jobs@example.com'],
    ['https://example.com/?to=mailto:ada@example.com', null],
    ['mailto:ada@example.com,ben@example.com', null],
    ['mailto:?subject=Hello', null],
    ['mailto:%E0%A4%A@example.com', null],
  ])('of %s is %s', (link, address) => {
    expect(mailtoOf(link)).toBe(address);
  });
});
