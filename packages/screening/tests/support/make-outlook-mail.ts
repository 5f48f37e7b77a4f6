const SECTOR = 512;
const FREE = 0xffffffff;
const END = 0xfffffffe;
const DIRECTORY_SECTORS = 2;

function directoryEntry(name: string, type: number, start: number, size: number): Buffer {
  const entry = Buffer.alloc(128);
  entry.write(name, 'utf16le');
  entry.writeUInt16LE((name.length + 1) * 2, 64);
  entry.writeUInt8(type, 66);
  for (const at of [68, 72, 76]) entry.writeUInt32LE(FREE, at);
  entry.writeUInt32LE(start, 116);
  entry.writeUInt32LE(size, 120);
  return entry;
}

/** A mail as Outlook saves it: an OLE file with a stream of one sector for each property, by its number. */
export function makeOutlookMail(properties: Readonly<Record<string, string>>): Buffer {
  const streams = [
    ['__properties_version1.0', Buffer.alloc(32)] as const,
    ...Object.entries(properties).map(
      ([number, text]) => [`__substg1.0_${number}001F`, Buffer.from(text, 'utf16le')] as const,
    ),
  ];
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
  table.writeUInt32LE(2, 4);
  table.writeUInt32LE(END, 8);
  streams.forEach((_, index) => table.writeUInt32LE(END, (first + index) * 4));
  const directory = Buffer.alloc(SECTOR * DIRECTORY_SECTORS);
  directoryEntry('Root Entry', 5, END, 0).copy(directory);
  streams.forEach(([name, bytes], index) =>
    directoryEntry(name, 2, first + index, bytes.length).copy(directory, (index + 1) * 128),
  );
  const sectors = streams.map(([, bytes]) => Buffer.concat([bytes, Buffer.alloc(SECTOR)], SECTOR));
  return Buffer.concat([header, table, directory, ...sectors]);
}
