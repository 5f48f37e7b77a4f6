import { deflateRawSync } from 'node:zlib';
import { makeZip, record, type ZipFile } from '../make-zip.js';

/** A hostile file, and outcomes that are right for it: reasons, or `read` for files that it gives. */
export interface HostileFile {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly outcome: RegExp;
}

const MEBIBYTE = 1024 * 1024;
const ANY = /./;
const honest: ZipFile = { name: 'ida.txt', content: 'Ida Ray, nurse' };
const zeros = (bytes: number) => Buffer.alloc(bytes);

const of = (name: string, bytes: Uint8Array, outcome: RegExp): HostileFile => ({
  name: `${name}.zip`,
  bytes,
  outcome,
});
const entryOf = (name: string, file: Partial<ZipFile>, outcome: RegExp) =>
  of(name, makeZip([honest, { ...honest, ...file, name: 'a.txt' }]), outcome);

/** Cut off at each of some 60 places. */
function cutOff(): readonly HostileFile[] {
  const whole = makeZip([honest, { name: 'b.txt', content: 'Grace, cook' }]);
  return Array.from({ length: 60 }, (_, at) => Math.floor((whole.length * at) / 60)).map((length) =>
    of(`cut at ${length}`, whole.subarray(0, length), /^(?:corrupt|empty|read)$/),
  );
}

/** Each byte of a directory's last entry and of its end turned round. */
function turnedBytes(): readonly HostileFile[] {
  const whole = makeZip([honest, { name: 'b.txt', content: 'Grace, cook' }]);
  const length = 46 + 'b.txt'.length + 22;
  return Array.from({ length }, (_, at) => {
    const bytes = Buffer.from(whole);
    const place = whole.length - length + at;
    bytes.writeUInt8(bytes.readUInt8(place) ^ 0xff, place);
    return of(`turned ${at}`, bytes, ANY);
  });
}

function bombs(): readonly HostileFile[] {
  const sizes = [2, 4, 8, 10].map((size) =>
    entryOf(`${size} MB of zeros`, { content: zeros(size * MEBIBYTE) }, /memory/),
  );
  const large = [11, 60].map((size) =>
    entryOf(`${size} MB of zeros`, { content: zeros(size * MEBIBYTE) }, /too-large/),
  );
  const lies = [1, 100, 10_000].map((size) =>
    entryOf(`60 MB declared as ${size}`, { content: zeros(60 * MEBIBYTE), size }, /corrupt/),
  );
  const many = Array.from({ length: 200 }, (_, at) => ({
    name: `${at}.txt`,
    packed: zeros(60_000),
    method: 0,
    size: 9 * MEBIBYTE,
  }));
  const inner = makeZip(
    Array.from({ length: 16 }, (_, at) => ({ name: `${at}.txt`, content: zeros(9 * MEBIBYTE) })),
  );
  const nested = Array.from({ length: 16 }, (_, at) => ({ name: `${at}.zip`, content: inner }));
  return [
    ...sizes,
    ...large,
    ...lies,
    of('much declared', makeZip(many), /^memory$/),
    of('bombs in archives', makeZip(nested), /memory/),
  ];
}

function lies(): readonly HostileFile[] {
  const packed = deflateRawSync('Grace, cook');
  return [
    entryOf('wrong sum', { crc: 1 }, /corrupt/),
    entryOf('larger than declared', { size: 3 }, /corrupt/),
    entryOf('smaller than declared', { size: 3000 }, /corrupt/),
    entryOf('packed larger than declared', { packedSize: 3 }, /corrupt|read/),
    entryOf('packed beyond the end', { packedSize: 3000 }, /^corrupt$/),
    entryOf('packed beyond all', { packedSize: 0xfffffff0 }, /^corrupt$/),
    entryOf('no stream', { packed: Buffer.from('no stream') }, /corrupt/),
    entryOf('half a stream', { packed: packed.subarray(0, 5) }, /corrupt/),
    entryOf('stored as packed', { method: 8, packed: Buffer.from('Grace') }, /corrupt/),
    entryOf('offset in the directory', { offset: 150 }, /^corrupt$/),
    entryOf('offset beyond the end', { offset: 0xfffffff }, /^corrupt$/),
    entryOf('itself', { method: 0, offset: 0, packedSize: 100, size: 100 }, /^corrupt$/),
    ...[2, 10, 100, 1000].map((count) => {
      const files = Array.from({ length: count }, (_, at) => ({
        name: `${at}.txt`,
        offset: 0,
        ...(at === 0
          ? { content: zeros(MEBIBYTE) }
          : { packed: zeros(0), size: MEBIBYTE, packedSize: 1000 }),
      }));
      return of(`${count} names of one stream`, makeZip(files), /^corrupt$/);
    }),
    ...[1, 6, 9, 12, 14, 93, 95, 98].map((method) =>
      entryOf(`method ${method}`, { method }, /unsupported-type/),
    ),
    ...[1, 0x41, 0x2001].map((flags) =>
      entryOf(`flags ${flags}`, { flags, method: 99 }, /encrypted/),
    ),
  ];
}

/** A field of long sizes, in which each is one of these numbers. */
function longSizes(...values: readonly bigint[]): Buffer {
  const fields = Buffer.alloc(values.length * 8);
  values.forEach((value, at) => fields.writeBigUInt64LE(value, at * 8));
  return Buffer.concat([record([2, 1], [2, fields.length]), fields]);
}

function longLies(): readonly HostileFile[] {
  const more = 0xffffffff;
  const long = { size: more, packedSize: more, offset: more };
  const end = makeZip([honest], { count: 0xffff, directoryOffset: more });
  const locator = (offset: bigint) => {
    const at = Buffer.alloc(20);
    at.writeUInt32LE(0x07064b50, 0);
    at.writeBigUInt64LE(offset, 8);
    return Buffer.concat([end.subarray(0, -22), at, end.subarray(-22)]);
  };
  return [
    ...[2n ** 64n - 1n, 2n ** 53n, 2n ** 40n].map((size) =>
      entryOf(`long size ${size}`, { ...long, extra: longSizes(size, size, size) }, /^corrupt$/),
    ),
    entryOf('long sizes left out', long, /^corrupt$/),
    entryOf('half of the long sizes', { ...long, extra: longSizes(5n) }, /^corrupt$/),
    entryOf('damaged field', { ...long, extra: Buffer.of(1, 0, 255, 255) }, /^corrupt$/),
    ...[0n, 50n, 2n ** 40n, 2n ** 63n].map((offset) =>
      of(`long directory at ${offset}`, locator(offset), /^corrupt$/),
    ),
    of('long directory left out', end, /^(?:corrupt|memory)$/),
  ];
}

function counts(): readonly HostileFile[] {
  const many = (count: number) =>
    makeZip(
      Array.from({ length: count }, (_, at) => ({ name: `${at}.txt`, content: 'x', method: 0 })),
    );
  return [
    of('10,000 entries', many(10_000), /too-large/),
    of('10,001 entries', many(10_001), /^memory$/),
    of('60,000 entries', many(60_000), /^memory$/),
    of('more counted', makeZip([honest], { count: 9 }), /^corrupt$/),
    of('fewer counted', makeZip([honest, honest], { count: 1 }), /corrupt|read/),
    of('none counted', makeZip([honest], { count: 0 }), /^empty$/),
    ...[0, 7, 1_000_000].map((directoryOffset) =>
      of(`directory at ${directoryOffset}`, makeZip([honest], { directoryOffset }), /^corrupt$/),
    ),
  ];
}

function nested(): readonly HostileFile[] {
  return Array.from({ length: 10 }, (_, at) => {
    let bytes = makeZip([honest]);
    for (let depth = 0; depth < at + 2; depth += 1)
      bytes = makeZip([{ name: `${depth}.zip`, content: bytes, method: 0 }]);
    return of(`${at + 2} deep`, bytes, /unsupported-type/);
  });
}

function polyglots(): readonly HostileFile[] {
  const archive = makeZip([honest]);
  const end = archive.subarray(-22);
  const start = (text: string) => makeZip([honest], { before: Buffer.from(text, 'latin1') });
  return [
    of('a PDF before', start('%PDF-1.4\n'), ANY),
    of('a GIF before', start('GIF89a'), ANY),
    of('a program before', start('MZ'.padEnd(600)), ANY),
    of('an archive before', makeZip([honest], { before: archive }), /corrupt|read/),
    of('two ends', Buffer.concat([archive, end]), ANY),
    of('an end in the comment', makeZip([honest], { comment: end }), ANY),
    of('a long comment', makeZip([honest], { comment: Buffer.alloc(65_535, 'x') }), /read/),
    of('bytes behind', Buffer.concat([archive, Buffer.alloc(70_000)]), /^corrupt$/),
  ];
}

function names(): readonly HostileFile[] {
  const long = [
    'x'.repeat(65_000),
    '../'.repeat(9000),
    '\u0000'.repeat(900),
    '\u202e'.repeat(900),
    '',
    'a\\'.repeat(900),
  ];
  return long.map((name, at) =>
    of(`name ${at}`, makeZip([honest, { name, content: 'Ida' }]), /read|empty/),
  );
}

/** Archives made to take more work or memory than a resume, or to be read as something else. */
export function hostileArchives(): readonly HostileFile[] {
  return [
    ...cutOff(),
    ...turnedBytes(),
    ...bombs(),
    ...lies(),
    ...longLies(),
    ...counts(),
    ...nested(),
    ...polyglots(),
    ...names(),
  ];
}
