import { describe, expect, it } from '@jest/globals';
import { Decimal128, Double, Int32, Long } from 'bson';
import { calculate, negate } from './arithmetic.js';
import { decimalOfExact, exactOfDouble } from './exact-number.js';
import type { BsonNumber } from './types.js';

const decimal = (text: string) => Decimal128.fromString(text);

describe('calculate', () => {
  it.each<[string, '+' | '*', BsonNumber, BsonNumber, BsonNumber | undefined]>([
    ['two ints', '+', new Int32(1), new Int32(2), new Int32(3)],
    ['an int overflow', '+', new Int32(2147483647), new Int32(1), Long.fromNumber(2147483648)],
    [
      'a product over 32 bits',
      '*',
      new Int32(65536),
      new Int32(65536),
      Long.fromNumber(4294967296),
    ],
    ['a long stays long', '+', Long.fromNumber(1), new Int32(1), Long.fromNumber(2)],
    ['a long overflow', '+', Long.MAX_VALUE, new Int32(1), undefined],
    ['a double wins', '+', new Int32(1), new Double(0.5), new Double(1.5)],
    ['a decimal wins', '+', new Double(0.1), decimal('0.2'), decimal('0.300000000000000')],
    ['decimals are exact', '*', decimal('1.10'), decimal('3'), decimal('3.30')],
    [
      '34 digits',
      '+',
      decimal('1E+33'),
      decimal('0.5'),
      decimal('1000000000000000000000000000000000'),
    ],
    ['an infinite decimal', '+', decimal('Infinity'), new Int32(1), decimal('Infinity')],
    ['what is no number', '+', decimal('NaN'), new Int32(1), decimal('NaN')],
  ])('%s', (_name, operator, a, b, expected) => {
    const result = calculate(operator, a, b);
    expect(result?.constructor).toBe(expected?.constructor);
    expect(String(result)).toBe(String(expected));
  });

  it('negates', () => {
    expect(negate(new Int32(-2147483648))).toEqual(Long.fromNumber(2147483648));
    expect(negate(Long.MIN_VALUE)).toBeUndefined();
  });
});

describe('exact numbers', () => {
  it('gives the exact decimal value of a double', () => {
    expect(exactOfDouble(0.5)).toEqual({ coefficient: 5n, exponent: -1 });
    expect(exactOfDouble(Number.MIN_VALUE)).toMatchObject({ exponent: -1074 });
    expect(exactOfDouble(Number.NaN)).toBeNaN();
  });

  it('rounds to what a decimal can hold', () => {
    expect(decimalOfExact({ coefficient: 10n ** 34n + 5n, exponent: 0 }).toString()).toBe(
      '1.000000000000000000000000000000000E+34',
    );
  });
});
