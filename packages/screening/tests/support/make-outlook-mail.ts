const SECTOR = 512;
const FREE = 0xffffffff;
const END = 0xfffffffe;
const DIRECTORY_SECTORS = 6;

/** A stream, or a folder of the entries from `child` on, each of which names the next one in `sibling`. */
interface Entry {
  readonly name: string;
  readonly bytes: Buffer | null;
  readonly child?: number;
  readonly sibling?: number;
}

export interface OutlookAttachment {
  readonly fileName: string;
  readonly bytes: Buffer;
}

function directoryEntry(
  { name, bytes, child = FREE, sibling = FREE }: Entry,
  type: number,
  start: number,
): Buffer {
  const entry = Buffer.alloc(128);
  entry.write(name, 'utf16le');
  entry.writeUInt16LE((name.length + 1) * 2, 64);
  entry.writeUInt8(type, 66);
  [FREE, sibling, child].forEach((value, at) => entry.writeUInt32LE(value, 68 + at * 4));
  entry.writeUInt32LE(start, 116);
  entry.writeUInt32LE(bytes?.length ?? 0, 120);
  return entry;
}

function textOf(number: string, text: string): Entry {
  return { name: `__substg1.0_${number}001F`, bytes: Buffer.from(text, 'utf16le') };
}

/** The folder of an attachment with its streams; `at` is the number of the folder's entry. */
function attachmentEntries(
  { fileName, bytes }: OutlookAttachment,
  at: number,
  index: number,
): readonly Entry[] {
  const streams = [{ name: '__substg1.0_37010102', bytes }, textOf('3707', fileName)];
  return [
    { name: `__attach_version1.0_#0000000${index}`, bytes: null, child: at + 1 },
    ...streams.map((stream, place) => ({
      ...stream,
      sibling: place + 1 < streams.length ? at + place + 2 : FREE,
    })),
  ];
}

/** A mail as Outlook saves it: an OLE file with a stream for each property, by its number, and a folder for each attachment. */
export function makeOutlookMail(
  properties: Readonly<Record<string, string>>,
  attachments: readonly OutlookAttachment[] = [],
): Buffer {
  const entries: Entry[] = [
    { name: '__properties_version1.0', bytes: Buffer.alloc(32) },
    ...Object.entries(properties).map(([number, text]) => textOf(number, text)),
  ];
  attachments.forEach((attachment, index) =>
    entries.push(...attachmentEntries(attachment, entries.length + 1, index)),
  );
  const first = 1 + DIRECTORY_SECTORS;
  const header = Buffer.alloc(SECTOR);
  Buffer.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1).copy(header);
  header.writeUInt16LE(9, 30);
  header.writeUInt16LE(6, 32);
  header.writeUInt32LE(1, 48);
  // Every stream is in sectors of its own, none in the small ones.
  header.writeUInt32LE(0, 56);
  header.writeUInt32LE(END, 60);
  header.writeUInt32LE(END, 68);
  for (let at = 76; at < SECTOR; at += 4) header.writeUInt32LE(at === 76 ? 0 : FREE, at);
  const table = Buffer.alloc(SECTOR, 0xff);
  table.writeUInt32LE(0xfffffffd, 0);
  for (let at = 1; at <= DIRECTORY_SECTORS; at += 1)
    table.writeUInt32LE(at === DIRECTORY_SECTORS ? END : at + 1, at * 4);
  const directory = Buffer.alloc(SECTOR * DIRECTORY_SECTORS);
  directoryEntry({ name: 'Root Entry', bytes: null }, 5, END).copy(directory);
  const sectors: Buffer[] = [];
  entries.forEach((entry, index) => {
    const size = Math.max(1, Math.ceil((entry.bytes?.length ?? 0) / SECTOR));
    const start = entry.bytes ? first + sectors.length : END;
    directoryEntry(entry, entry.bytes ? 2 : 1, start).copy(directory, (index + 1) * 128);
    for (let part = 0; entry.bytes && part < size; part += 1) {
      const isLast = part === size - 1;
      table.writeUInt32LE(isLast ? END : start + part + 1, (start + part) * 4);
      const piece = entry.bytes.subarray(part * SECTOR, (part + 1) * SECTOR);
      sectors.push(Buffer.concat([piece, Buffer.alloc(SECTOR)], SECTOR));
    }
  });
  return Buffer.concat([header, table, directory, ...sectors]);
}
