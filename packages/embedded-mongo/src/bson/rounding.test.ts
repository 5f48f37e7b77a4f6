import { describe, expect, it } from '@jest/globals';
import { Decimal128, Double, Int32, Long } from 'bson';
import { halfToEven, roundAt, towardZero } from './rounding.js';

const double = (value: number) => new Double(value);
const decimal = (text: string) => Decimal128.fromString(text);

describe('roundAt', () => {
  it.each([
    [double(2.5), 0, double(2)],
    [double(3.5), 0, double(4)],
    [double(-2.5), 0, double(-2)],
    [double(-0.5), 0, double(-0)],
    [double(1.25), 1, double(1.2)],
    [double(1.35), 1, double(1.4)],
    // In binary these are a little more, and a little less, than a half.
    [double(2.345), 2, double(2.35)],
    [double(1.005), 2, double(1)],
    [double(0.5000000001), 0, double(1)],
    [double(155), -1, double(160)],
    [double(145), -1, double(140)],
    [double(1e300), 0, undefined],
    [double(Infinity), 2, double(Infinity)],
    [new Int32(25), -1, new Int32(20)],
    [new Int32(35), -1, new Int32(40)],
    [new Int32(35), 1, new Int32(35)],
    [Long.fromNumber(-15), -1, Long.fromNumber(-20)],
    [Long.MAX_VALUE, -1, undefined],
    [decimal('2.675'), 2, decimal('2.68')],
    [decimal('2.665'), 2, decimal('2.66')],
    [decimal('-0.4'), 0, decimal('-0')],
  ])('rounds %s at %d half to even', (value, places, expected) => {
    expect(roundAt(value, places, halfToEven)).toEqual(expected);
  });

  it.each([
    [double(2.999), 2, double(2.99)],
    [double(-2.999), 2, double(-2.99)],
    [double(0.3), 1, double(0.2)],
    [new Int32(-199), -2, new Int32(-100)],
    [decimal('9.999'), 1, decimal('9.9')],
  ])('cuts %s at %d', (value, places, expected) => {
    expect(roundAt(value, places, towardZero)).toEqual(expected);
  });
});
