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

const [WIDTH, HEIGHT] = [420, 594];

/** A PNG of these packed rows; `type` is its kind of colour: 0 grey, 6 with an opacity. */
export function rawPng(width: number, height: number, rows: Buffer, type = 0): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 8;
  header[9] = type;
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A grey PNG; `level` gives a pixel's brightness, 0–255. */
export function greyPng(
  width: number,
  height: number,
  level: (x: number, y: number) => number,
): Buffer {
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) rows[y * (width + 1) + 1 + x] = level(x, y);
  }
  return rawPng(width, height, deflateSync(rows));
}

/** A grey PNG of the shape of a page. */
function makePng(level: (x: number, y: number) => number): Buffer {
  return greyPng(WIDTH, HEIGHT, level);
}

/** A written page as a scanner makes it: lines of strokes on paper. */
export function makeScan(lines = 40): Buffer {
  return makePng((x, y) => {
    const line = Math.floor((y - 30) / 13);
    const isWritten = y >= 30 && line < lines && (y - 30) % 13 < 7 && x >= 40 && x < 380;
    return isWritten && (x * 7 + line * 5) % 4 < 2 && (x + line * 11) % 37 > 5 ? 0x20 : 0xf8;
  });
}

/** A photo of hills under clouds; `leaves` adds their brightness, so that the whole page is restless. */
export function makePhoto(leaves = 0): Buffer {
  let seed = 1;
  return makePng((x, y) => {
    const isHill = y > 300 + 90 * Math.sin(x / 60) + 30 * Math.sin(x / 17);
    const soft = 30 * Math.sin(x / 23 + y / 41) + 20 * Math.sin(y / 13 - x / 37);
    seed = (seed * 48271) % 2147483647;
    const leaf = leaves * (seed / 2147483647 + Math.sin(x * 1.3) * Math.sin(y * 1.1) - 0.5);
    return Math.max(0, Math.min(255, (isHill ? 150 : 195) + soft + leaf));
  });
}
