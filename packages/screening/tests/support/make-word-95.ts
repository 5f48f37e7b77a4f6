const SECTOR = 512;
const FREE = 0xffffffff;
const END = 0xfffffffe;
const TEXT_START = 0x300;
const STREAM_SECTORS = 9;

function directoryEntry(name: string, type: number, start: number, size: number): Buffer {
  const entry = Buffer.alloc(128);
  entry.write(name, 'utf16le');
  entry.writeUInt16LE((name.length + 1) * 2, 64);
  entry.writeUInt8(type, 66);
  entry.writeUInt32LE(FREE, 68);
  entry.writeUInt32LE(FREE, 72);
  entry.writeUInt32LE(name === 'Root Entry' ? 1 : FREE, 76);
  entry.writeUInt32LE(start, 116);
  entry.writeUInt32LE(size, 120);
  return entry;
}

/** A Word 95 file (latin1 `text`, `\r` between paragraphs): an OLE file whose one stream starts with the old mark. */
export function makeWord95(text: string): Buffer {
  const stream = Buffer.alloc(STREAM_SECTORS * SECTOR);
  stream.writeUInt16LE(0xa5dc, 0);
  stream.writeUInt16LE(104, 2);
  stream.writeUInt32LE(TEXT_START, 0x18);
  stream.writeUInt32LE(text.length, 0x34);
  stream.write(text, TEXT_START, 'latin1');

  const header = Buffer.alloc(SECTOR);
  Buffer.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1).copy(header);
  header.writeUInt16LE(0x3e, 24);
  header.writeUInt16LE(3, 26);
  header.writeUInt16LE(0xfffe, 28);
  header.writeUInt16LE(9, 30);
  header.writeUInt16LE(6, 32);
  header.writeUInt32LE(1, 44);
  header.writeUInt32LE(1, 48);
  header.writeUInt32LE(4096, 56);
  header.writeUInt32LE(END, 60);
  header.writeUInt32LE(END, 68);
  for (let at = 76; at < SECTOR; at += 4) header.writeUInt32LE(at === 76 ? 0 : FREE, at);

  // Sector 0 is the table, 1 the directory, 2 and on the stream.
  const table = Buffer.alloc(SECTOR, 0xff);
  table.writeUInt32LE(0xfffffffd, 0);
  table.writeUInt32LE(END, 4);
  for (let index = 0; index < STREAM_SECTORS; index += 1) {
    table.writeUInt32LE(index === STREAM_SECTORS - 1 ? END : index + 3, (index + 2) * 4);
  }
  const directory = Buffer.alloc(SECTOR);
  directoryEntry('Root Entry', 5, END, 0).copy(directory, 0);
  directoryEntry('WordDocument', 2, 2, stream.length).copy(directory, 128);
  return Buffer.concat([header, table, directory, stream]);
}
