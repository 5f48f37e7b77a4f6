import { describe, expect, it } from '@jest/globals';
import { amountAsked } from './amounts.js';

describe('amountAsked', () => {
  it.each([
    ['Experience leading a team of 12 or more', 12, 'people'],
    ['Managing twenty staff', 20, 'people'],
    ['Budget of £1.5m', 1_500_000, 'money'],
    ['Umsatzverantwortung ab 2 Mio. €', 2_000_000, 'money'],
    ['At least 300 covers', 300, 'cover'],
    ['Ward of 28 beds', 28, 'bed'],
    ['Leitung von 15 Mitarbeitenden', 15, 'people'],
    ['Typing at 60 wpm or faster', 60, 'wpm'],
  ])('%s: %d %s', (text, value, of) => {
    expect(amountAsked(text)).toEqual({ value, of });
  });

  it('reads a number before a word for more, and how often', () => {
    expect(amountAsked('Handling 50 or more calls a day')).toEqual({
      value: 50,
      of: 'call',
      perMonth: 21,
    });
  });

  it('counts the same by different nouns', () => {
    expect(amountAsked('Events for 500 or more delegates')?.of).toBe(
      amountAsked('Events for 500 or more guests')?.of,
    );
  });

  it.each([
    'NVQ Level 3 in plumbing',
    'BS 7671 18th Edition',
    '5 years of experience',
    'ISO 9001 audits',
    'HGV Class 1',
    '3 phase installations',
  ])('%s asks for no number', (text) => {
    expect(amountAsked(text)).toBeNull();
  });
});
