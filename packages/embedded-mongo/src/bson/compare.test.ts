import { describe, expect, it } from '@jest/globals';
import {
  Binary,
  BSONRegExp,
  Decimal128,
  Double,
  Int32,
  Long,
  MaxKey,
  MinKey,
  ObjectId,
  Timestamp,
} from 'bson';
import fc from 'fast-check';
import { compareStrings, compareValues, identicalValues, valueKey } from './compare.js';

const numbers = fc.oneof(
  fc.integer({ min: -5, max: 5 }).map((value) => new Int32(value)),
  fc.double({ noNaN: false }).map((value) => new Double(value)),
  fc.constantFrom(0.5, -0.5, 0.1, 5, -0, Infinity, NaN).map((value) => new Double(value)),
  fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }).map((value) => Long.fromBigInt(value)),
  fc
    .constantFrom('5', '5.0', '0.5', '0.1', '-5', 'NaN', 'Infinity', '9007199254740993', '1E+400')
    .map((text) => Decimal128.fromString(text)),
);

const scalars = fc.oneof(
  numbers,
  fc.string(),
  fc.boolean(),
  fc.constantFrom(
    null,
    undefined,
    new MinKey(),
    new MaxKey(),
    new BSONRegExp('a', 'i'),
    new BSONRegExp('b'),
  ),
  fc.date({ noInvalidDate: true }),
  fc.uint8Array({ minLength: 12, maxLength: 12 }).map((bytes) => new ObjectId(bytes)),
  fc.uint8Array({ maxLength: 4 }).map((bytes) => new Binary(bytes)),
  fc.nat(9).map((t) => new Timestamp({ t, i: 1 })),
);

const values = fc.oneof(
  { weight: 3, arbitrary: scalars },
  { weight: 1, arbitrary: fc.array(scalars, { maxLength: 3 }) },
  { weight: 1, arbitrary: fc.dictionary(fc.constantFrom('a', 'b', 'c'), scalars) },
);

describe('compareValues', () => {
  it('is a total order, with which valueKey agrees', () => {
    fc.assert(
      fc.property(values, values, values, (a, b, c) => {
        const [ab, ba, bc, ac] = [
          compareValues(a, b),
          compareValues(b, a),
          compareValues(b, c),
          compareValues(a, c),
        ];
        expect(ab + ba).toBe(0);
        expect(ab <= 0 && bc <= 0 && ac > 0).toBe(false);
        expect(valueKey(a) === valueKey(b)).toBe(ab === 0);
      }),
      { numRuns: 3000, seed: 7 },
    );
  });

  it('sorts strings by their bytes', () => {
    expect(compareStrings('\uffee', '\u{1d11e}')).toBe(-1);
    expect(compareStrings('a', 'b')).toBe(-1);
  });

  it('compares large numbers exactly', () => {
    const long = Long.fromString('9007199254740993');
    expect(compareValues(long, new Double(9007199254740992))).toBe(1);
    expect(compareValues(Decimal128.fromString('9007199254740993'), long)).toBe(0);
    expect(compareValues(Decimal128.fromString('0.1'), new Double(0.1))).toBe(-1);
  });
});

describe('identicalValues', () => {
  it('tells types apart that compare as equal', () => {
    expect(identicalValues(new Int32(1), new Double(1))).toBe(false);
    expect(identicalValues(new Double(0), new Double(-0))).toBe(false);
    expect(identicalValues(Decimal128.fromString('1.0'), Decimal128.fromString('1.00'))).toBe(
      false,
    );
    expect(identicalValues([{ a: new Int32(1) }], [{ a: new Int32(1) }])).toBe(true);
    expect(identicalValues({ a: null, b: null }, { b: null, a: null })).toBe(false);
  });
});
