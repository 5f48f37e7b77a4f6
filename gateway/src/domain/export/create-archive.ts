import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { crc32, createDeflateRaw } from 'node:zlib';
import { Zip, type ZipInputFile } from 'fflate';

/** Sizes in an archive have 32 bits: a larger one would be read wrongly. */
const largestBytes = 0xffff_ffff;
const deflated = 8;

/** A ZIP archive that is sent while its files are written, one after the other, at the pace of who takes it. */
export interface Archive {
  /** Begins the next file; the one before is complete then. */
  begin(path: string): Promise<void>;
  write(content: Uint8Array): Promise<void>;
  /** Completes the archive and the output. */
  end(): Promise<void>;
}

/** Opens a file that is compressed off the event loop. */
function openFile(zip: Zip, filename: string, mtime: Date) {
  const deflate = createDeflateRaw();
  const file: ZipInputFile = { filename, mtime, size: 0, crc: 0, compression: deflated };
  zip.add(file);
  deflate.on('data', (chunk: Buffer<ArrayBuffer>) => file.ondata?.(null, chunk, false));
  return {
    async write(content: Uint8Array): Promise<void> {
      file.size += content.length;
      file.crc = crc32(content, file.crc);
      if (!deflate.write(content)) await once(deflate, 'drain');
    },
    async close(): Promise<void> {
      const closed = once(deflate, 'end');
      deflate.end();
      await closed;
      file.ondata?.(null, new Uint8Array(), true);
    },
  };
}

/** Writes an archive to `output`, whose files say that they were made `at`; rejects when the output is closed. */
export function createArchive(output: Writable, at: Date, signal: AbortSignal): Archive {
  let sent = 0;
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    sent += chunk.length;
    output.write(chunk);
  });
  let open: ReturnType<typeof openFile> | null = null;
  async function keepPace(): Promise<void> {
    signal.throwIfAborted();
    if (sent > largestBytes) throw new RangeError('The archive is too large to be one.');
    if (output.writableNeedDrain) await once(output, 'drain', { signal });
  }
  async function close(): Promise<void> {
    await open?.close();
    open = null;
  }
  return {
    async begin(path) {
      await close();
      open = openFile(zip, path, at);
      await keepPace();
    },
    async write(content) {
      await open?.write(content);
      await keepPace();
    },
    async end() {
      await close();
      zip.end();
      await keepPace();
      output.end();
    },
  };
}
