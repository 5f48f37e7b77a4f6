import { brotliCompressSync, deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { pdfFilters } from './pdf-filters.js';

const LIMIT = 1000;

function unpack(name: string, packed: Buffer, limit = LIMIT): string {
  const filter = pdfFilters.get(name);
  if (!filter) throw new Error(`There is no filter ${name}.`);
  return filter(packed, limit).toString('latin1');
}

describe('pdfFilters', () => {
  it('unpacks each kind', () => {
    expect(unpack('FlateDecode', deflateSync(Buffer.from('BT ET')))).toBe('BT ET');
    expect(unpack('BrotliDecode', brotliCompressSync(Buffer.from('BT ET')))).toBe('BT ET');
    expect(unpack('AHx', Buffer.from('42 54\n2>zz'))).toBe('BT ');
    expect(unpack('AHx', Buffer.from('4'))).toBe('@');
    expect(unpack('A85', Buffer.from('87cURD]i,"Ebo80~>'))).toBe('Hello World!');
    expect(unpack('A85', Buffer.from('z87cUR~>'))).toBe('\0\0\0\0Hell');
    expect(unpack('RL', Buffer.from([1, 65, 66, 254, 67, 128, 1]))).toBe('ABCCC');
    // The worked example of the PDF specification, 7.4.4.2.
    expect(unpack('LZW', Buffer.from([0x80, 0x0b, 0x60, 0x50, 0x22, 0x0c, 0x0c, 0x85, 0x01]))).toBe(
      '-----A---B',
    );
  });

  it('refuses what comes out larger than the limit', () => {
    const runs = Buffer.concat(Array.from({ length: 20 }, () => Buffer.from([129, 65])));
    const refusal = { reason: 'memory' };
    const error = (name: string, packed: Buffer) => {
      try {
        return unpack(name, packed);
      } catch (refused) {
        return refused;
      }
    };
    expect(error('RL', runs)).toMatchObject(refusal);
    expect(error('A85', Buffer.from('z'.repeat(251)))).toMatchObject(refusal);
    expect(error('Fl', deflateSync(Buffer.alloc(LIMIT + 1)))).toMatchObject(refusal);
    expect(unpack('RL', runs, 20 * 128)).toHaveLength(20 * 128);
  });

  it('ends early on damage, and on nothing', () => {
    for (const name of pdfFilters.keys()) {
      expect(unpack(name, Buffer.alloc(0))).toBe('');
      expect(() => unpack(name, Buffer.from([0xff, 0xfe, 0x00, 0x13]))).not.toThrow();
    }
  });
});
