import { deflateSync } from 'node:zlib';

function crc(bytes: Buffer): number {
  let value = 0xffffffff;
  for (const byte of bytes) {
    value ^= byte;
    for (let bit = 0; bit < 8; bit += 1) value = (value >>> 1) ^ (value & 1 ? 0xedb88320 : 0);
  }
  return (value ^ 0xffffffff) >>> 0;
}

function chunk(kind: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(kind, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc(body));
  return Buffer.concat([length, body, check]);
}

/** A grey PNG of a written page as a scanner makes it: lines of strokes on paper. */
export function makeScan(lines = 40): Buffer {
  const [width, height] = [420, 594];
  const rows = Buffer.alloc((width + 1) * height, 0xf8);
  for (let y = 0; y < height; y += 1) {
    const at = y * (width + 1);
    rows[at] = 0;
    const line = Math.floor((y - 30) / 13);
    const isWritten = y >= 30 && line < lines && (y - 30) % 13 < 7;
    for (let x = 40; isWritten && x < 380; x += 1) {
      if ((x * 7 + line * 5) % 4 < 2 && (x + line * 11) % 37 > 5) rows[at + 1 + x] = 0x20;
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 8;
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
