import { crc32, deflateRawSync } from 'node:zlib';

const LOCAL = 0x04034b50;
const ENTRY = 0x02014b50;
const END = 0x06054b50;
const DEFLATED = 8;

/** An entry of an archive; what is not given is as an honest program writes it. */
export interface ZipFile {
  readonly name: string | Uint8Array;
  readonly content?: Uint8Array | string;
  /** Fields as they are declared, which may be lies. */
  readonly method?: number;
  readonly flags?: number;
  readonly size?: number;
  readonly packedSize?: number;
  readonly crc?: number;
  readonly offset?: number;
  readonly extra?: Uint8Array;
  /** System of the program that made it: 0 for DOS, 3 for Unix. */
  readonly system?: number;
  /** Packed bytes in place of the packed content. */
  readonly packed?: Uint8Array;
}

export interface ZipOptions {
  /** Bytes before the first entry. */
  readonly before?: Uint8Array;
  readonly comment?: Uint8Array;
  readonly count?: number;
  readonly directoryOffset?: number;
}

/** Numbers of 2 or 4 bytes in a row, the form that a zip file's records have. */
export function record(...fields: readonly (readonly [bytes: 2 | 4, value: number])[]): Buffer {
  return Buffer.concat(
    fields.map(([bytes, value]) => {
      const field = Buffer.alloc(bytes);
      field.writeUIntLE(value, 0, bytes);
      return field;
    }),
  );
}

/** The checksum in which Info-ZIP repeats a name in UTF-8. */
export function unicodePath(name: Uint8Array, unicode: string): Buffer {
  const content = Buffer.concat([Buffer.of(1), record([4, crc32(name)]), Buffer.from(unicode)]);
  return Buffer.concat([record([2, 0x7075], [2, content.length]), content]);
}

interface Written {
  readonly body: Buffer;
  readonly entryAt: (offset: number) => Buffer;
}

function write(file: ZipFile): Written {
  const name = Buffer.from(file.name);
  const content = Buffer.from(file.content ?? '');
  const { method = DEFLATED, flags = 0, system = 0, extra = new Uint8Array() } = file;
  const packed = file.packed ?? (method === DEFLATED ? deflateRawSync(content) : content);
  const shared = record(
    [2, 20],
    [2, flags],
    [2, method],
    [4, 0],
    [4, file.crc ?? crc32(content)],
    [4, file.packedSize ?? packed.length],
    [4, file.size ?? content.length],
    [2, name.length],
  );
  const local = record([4, LOCAL]);
  const entry = record([4, ENTRY], [2, 20 + system * 256]);
  return {
    body: Buffer.concat([local, shared, record([2, 0]), name, packed]),
    entryAt: (offset) => {
      const place = record([2, extra.length], [2, 0], [2, 0], [2, 0], [4, 0]);
      const at = record([4, file.offset ?? offset]);
      return Buffer.concat([entry, shared, place, at, name, extra]);
    },
  };
}

/** A zip file of these entries, the same bytes each time. */
export function makeZip(
  files: readonly ZipFile[],
  { before = new Uint8Array(), comment = new Uint8Array(), ...declared }: ZipOptions = {},
): Buffer {
  let offset = before.length;
  const bodies: Buffer[] = [];
  const entries = files.map((file) => {
    const { body, entryAt } = write(file);
    const entry = entryAt(offset);
    bodies.push(body);
    offset += body.length;
    return entry;
  });
  const directory = Buffer.concat(entries);
  const count = declared.count ?? files.length;
  const end = record(
    [4, END],
    [2, 0],
    [2, 0],
    [2, count],
    [2, count],
    [4, directory.length],
    [4, declared.directoryOffset ?? offset],
    [2, comment.length],
  );
  return Buffer.concat([before, ...bodies, directory, end, comment]);
}
