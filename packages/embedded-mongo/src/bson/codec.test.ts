import { describe, expect, it } from '@jest/globals';
import { Binary, DBRef, Double, Int32, Long, ObjectId, serialize } from 'bson';
import { decodeDocument, encodeDocument } from './codec.js';

describe('the codec', () => {
  it('keeps the types of numbers', () => {
    const document = {
      a: new Int32(1),
      b: new Double(1),
      c: Long.fromNumber(1),
      d: [new Double(2)],
    };
    expect(decodeDocument(encodeDocument(document))).toEqual(document);
  });

  it('gives references as plain documents', () => {
    const id = new ObjectId();
    const decoded = decodeDocument(serialize({ r: new DBRef('c', id, 'd', { x: 1 }) }));
    expect(decoded).toEqual({ r: { $ref: 'c', $id: id, $db: 'd', x: new Int32(1) } });
  });

  it('does not hold on to the bytes it was given', () => {
    const bytes = serialize({ b: new Binary(Buffer.from([1, 2, 3])) });
    const decoded = decodeDocument(bytes);
    bytes.fill(0);
    expect((decoded['b'] as Binary).toString('hex')).toBe('010203');
  });

  it('refuses what it could misread', () => {
    const bytes = Buffer.from(serialize({ a: { xbsontype: 'Int32' } }));
    bytes.write('_', bytes.indexOf('xbsontype'));
    expect(() => decodeDocument(bytes)).toThrow('_bsontype');
  });

  it.each([
    [Buffer.alloc(0)],
    [Buffer.from([5, 0, 0, 0])],
    [Buffer.from([9, 0, 0, 0, 1, 2, 3, 4, 0])],
  ])('refuses malformed bytes', (bytes) => {
    expect(() => decodeDocument(bytes)).toThrow();
  });
});
