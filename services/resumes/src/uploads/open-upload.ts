import { type OpenedFile, openFiles } from '@shortlist/screening';
import type { Context } from '../context.js';
import { reserveRoom, type Upload } from './parse-upload.js';
import type { MemoryLease } from './upload-memory.js';

/**
 * The files to screen: those of the upload, and those of its archives and mails in their place. Unpacked bytes count in `lease` too.
 * Throws 429 and 503 where there is no room for them.
 */
export function openUpload(
  { extractor }: Pick<Context, 'extractor'>,
  { files }: Upload,
  lease: MemoryLease,
  account: string,
): Promise<OpenedFile[]> {
  return openFiles(extractor, files.splice(0), {
    account,
    hold: (bytes) => {
      const refused = reserveRoom(lease, bytes);
      if (refused) throw refused;
    },
    release: (bytes) => lease.giveBack(bytes),
  });
}
