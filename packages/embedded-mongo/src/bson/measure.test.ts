import { describe, expect, it } from '@jest/globals';
import {
  Binary,
  BSONRegExp,
  BSONSymbol,
  Code,
  Decimal128,
  Double,
  Int32,
  Long,
  MaxKey,
  MinKey,
  ObjectId,
  serialize,
  Timestamp,
} from 'bson';
import { documentBytes, isWithinLevels } from './measure.js';

const nested = (levels: number): Record<string, unknown> =>
  levels === 1 ? {} : { a: nested(levels - 1) };

describe('documentBytes', () => {
  it.each<[string, unknown]>([
    ['nothing', {}],
    ['text', { é: 'Straße', '': '' }],
    [
      'numbers',
      { a: new Int32(1), b: new Double(1.5), c: Long.fromNumber(1), d: Decimal128.fromString('1') },
    ],
    ['binaries', { a: new Binary(Buffer.alloc(7)), b: new Binary(Buffer.alloc(7), 2) }],
    ['lists', { a: Array.from({ length: 1200 }, () => null), b: [undefined, [[]]] }],
    ['a field without a value', { a: undefined, b: null }],
    ['flags and times', { a: true, b: new Date(0), c: new Timestamp({ t: 1, i: 2 }) }],
    ['code', { a: new Code('x'), b: new Code('x', { y: new Int32(1) }), c: new BSONSymbol('z') }],
    [
      'others',
      { a: new ObjectId(), b: new BSONRegExp('ä', 'i'), c: new MinKey(), d: new MaxKey() },
    ],
  ])('counts %s as the codec writes it', (_name, document) => {
    const value = document as Record<string, unknown>;
    expect(documentBytes(value)).toBe(serialize(value).byteLength);
  });

  it('refuses more than 200 levels', () => {
    expect(documentBytes(nested(200))).toBeGreaterThan(0);
    expect(() => documentBytes(nested(201))).toThrow(expect.objectContaining({ code: 15 }));
  });
});

describe('isWithinLevels', () => {
  it('counts documents and arrays, the outermost first', () => {
    expect(isWithinLevels(nested(3), 3)).toBe(true);
    expect(isWithinLevels(nested(4), 3)).toBe(false);
    expect(isWithinLevels({ a: [[new Int32(1)]] }, 3)).toBe(true);
    expect(isWithinLevels({ a: [[[]]] }, 3)).toBe(false);
  });
});
