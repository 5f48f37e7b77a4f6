import { containerOf } from '@shortlist/contracts/constants';
import type { GivenReason } from '../../types.js';
import { describeUnreadable, UnreadableError } from '../document/unreadable.js';
import { sniffContent } from '../reading/sniff.js';
import { readZipDirectory } from '../zip/directory.js';
import { type Packing, unpackEntry } from '../zip/unpack-entry.js';
import { isTableName } from './file-path.js';
import { isDocument, listArchive } from './list-archive.js';
import { openMail } from './mail/open-mail.js';
import type { Opening } from './opening.js';
import { readTable } from './table/read-table.js';

/** A file to open: all of it, or an archive from its byte `start` on. */
export interface Container {
  readonly fileName: string;
  readonly bytes: Uint8Array;
  /** How it is packed in the archive that it comes from; absent where it is not. */
  readonly packing?: Packing;
  readonly start?: number;
}

const SENTENCES: Partial<Record<GivenReason, string>> = {
  empty: 'This archive is empty. Please put the resumes in it and upload it again.',
  encrypted:
    'This archive is protected by a password. Please pack the files again without one, or upload them by themselves.',
  corrupt:
    'This archive is damaged or incomplete. Please pack the files again and upload the new archive.',
  memory:
    'This archive unpacks to more than we can open. Please upload the resumes in several smaller archives.',
};

/** A cheap look at whether a file may hold others: its name or, where it is not packed, how it begins. */
export function mayHoldFiles({ fileName, bytes, packing }: Container): boolean {
  if (containerOf(fileName) !== null) return true;
  if (packing) return isTableName(fileName);
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b;
  return isZip && !/\.(?:do[ct][xm]|odt)$/i.test(fileName);
}

function openArchive({ bytes, packing, start = 0 }: Container): Opening {
  const directory = readZipDirectory(bytes, start);
  if (isDocument(directory)) return { kind: 'document' };
  return { kind: 'archive', bytes: packing ? bytes : null, entries: listArchive(directory) };
}

async function open(container: Container): Promise<Opening> {
  const { fileName, packing, start = 0 } = container;
  const bytes = packing ? unpackEntry(container.bytes, packing) : container.bytes;
  const content = start > 0 ? 'zip' : sniffContent(bytes);
  if (content === 'zip') return openArchive({ ...container, bytes });
  if (containerOf(fileName) === 'mail') return openMail(bytes, content);
  if (packing && isTableName(fileName)) return readTable(bytes);
  return { kind: 'document' };
}

/** Opens one file by its content. Never throws: a damaged one comes back with its reason. */
export async function openContainer(container: Container): Promise<Opening> {
  try {
    return await open(container);
  } catch (error) {
    // A mail that can't be taken apart is read as the text that it is.
    if (containerOf(container.fileName) === 'mail') return { kind: 'document' };
    const reason = error instanceof UnreadableError ? error.reason : 'corrupt';
    return { kind: 'unreadable', reason, message: SENTENCES[reason] ?? describeUnreadable(reason) };
  }
}
