import { describe, expect, it } from 'vitest';
import { describeInvalid, readAddresses } from './read-addresses.js';

describe('readAddresses', () => {
  it.each([
    ['ravi@brookfield.example, ines@brookfield.example'],
    ['ravi@brookfield.example;ines@brookfield.example;'],
    ['  ravi@brookfield.example\nines@brookfield.example\r\n'],
    ['Ravi Patel <ravi@brookfield.example>, "Roth, Ines" <Ines@brookfield.example>'],
    ['ravi@brookfield.example RAVI@brookfield.example ines@brookfield.example'],
  ])('finds both addresses in %j', (text) => {
    expect(readAddresses(text)).toEqual({
      valid: ['ravi@brookfield.example', 'ines@brookfield.example'],
      invalid: [],
    });
  });

  it('keeps parts that are no address as they were typed', () => {
    expect(readAddresses('Ravi@, ines@brookfield.example, x')).toEqual({
      valid: ['ines@brookfield.example'],
      invalid: ['Ravi@', 'x'],
    });
    expect(readAddresses(' ,; ')).toEqual({ valid: [], invalid: [] });
  });
});

describe('describeInvalid', () => {
  it('names each part', () => {
    expect(describeInvalid([])).toBeNull();
    expect(describeInvalid(['Ravi@'])).toBe('“Ravi@” is not an email address. Please correct it.');
    expect(describeInvalid(['Ravi@', 'x'])).toMatch(/^“Ravi@”, “x” are not email addresses\./);
  });
});
