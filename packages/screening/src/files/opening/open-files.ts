import type { Extractor } from '../../types.js';
import { inOrder } from '../../work/in-order.js';
import { mayHoldFiles } from './open-container.js';
import { entryFile, only, type Opened, refuse, tooMany, withRows } from './opened.js';
import {
  nameFiles,
  type OpenedFile,
  refusedFile,
  shareMemory,
  type UploadedBytes,
} from './opened-file.js';
import type { Opening } from './opening.js';
import { createOpeningBudget, type OpeningBudget } from './opening-budget.js';

/** An archive may hold another; what that holds is not opened. */
const MAX_ARCHIVES = 2;
/** Mails and archives within each other. */
const MAX_DEPTH = 4;
const TOGETHER = 4;

const TOO_DEEP =
  'This archive is within another archive. Please unpack it and upload the files in it.';
const TOO_MUCH =
  'This file unpacks to more than we can open at once. Please upload it in a second step.';

export interface OpenFilesOptions {
  readonly account?: string;
  /** Called with the bytes of each file that is held in memory besides the upload; may throw when there is no room. */
  readonly hold: (bytes: number) => void;
  /** Called when they are given back. */
  readonly release: (bytes: number) => void;
}

interface Work extends OpenFilesOptions {
  readonly extractor: Pick<Extractor, 'open'>;
  readonly budget: OpeningBudget;
}

interface Place {
  readonly archives: number;
  readonly depth: number;
}

/** Bytes of an archive or attachment that are held besides the upload, until `forget`. */
function holdBytes({ hold, release }: Work, { length }: Uint8Array): () => void {
  hold(length);
  return () => release(length);
}

async function openAll(work: Work, files: readonly OpenedFile[], place: Place): Promise<Opened> {
  const opened: Opened[] = [];
  for await (const each of inOrder(files, TOGETHER, (file) => openOne(work, file, place)))
    opened.push(each);
  return {
    files: opened.flatMap((each) => each.files),
    rows: opened.flatMap((each) => each.rows),
  };
}

async function openArchive(
  work: Work,
  file: OpenedFile,
  opening: Opening & { readonly kind: 'archive' },
  place: Place,
): Promise<Opened> {
  if (place.archives === MAX_ARCHIVES || place.depth === MAX_DEPTH)
    return refuse(file, 'unsupported-type', TOO_DEEP);
  const { bytes } = opening;
  if (bytes && !work.budget.takeBytes(bytes.length)) return refuse(file, 'too-large', TOO_MUCH);
  const forget = bytes ? holdBytes(work, bytes) : file.forget;
  if (bytes) file.forget();
  work.budget.giveFile();
  const taken = work.budget.takeFiles(opening.entries.length);
  const shares = shareMemory(taken, forget);
  const prefix = place.depth === 0 ? '' : `${file.fileName}/`;
  const files = opening.entries
    .slice(0, taken)
    .map((entry, at) => entryFile(entry, prefix, bytes ?? file.bytes, shares[at] ?? forget));
  const inner = { archives: place.archives + 1, depth: place.depth + 1 };
  const opened = withRows(await openAll(work, files, inner));
  return only(...opened.files, ...tooMany(file.fileName, opening.entries.length, taken));
}

async function openMail(
  work: Work,
  file: OpenedFile,
  { applicant, letter, attachments }: Opening & { readonly kind: 'mail' },
  place: Place,
): Promise<Opened> {
  const size = attachments.reduce((sum, { bytes }) => sum + bytes.length, 0);
  if (place.depth === MAX_DEPTH || !work.budget.takeBytes(size))
    return refuse(file, 'too-large', TOO_MUCH);
  file.forget();
  work.budget.giveFile();
  const taken = work.budget.takeFiles(attachments.length);
  const files = attachments.slice(0, taken).map(({ fileName, bytes }) => ({
    fileName: `${file.fileName}/${fileName}`,
    bytes,
    forget: holdBytes(work, bytes),
    ...(applicant && { applicant }),
    ...(letter !== '' && { letter }),
  }));
  const opened = await openAll(work, files, { ...place, depth: place.depth + 1 });
  return only(...opened.files, ...tooMany(file.fileName, attachments.length, taken));
}

async function openOne(work: Work, file: OpenedFile, place: Place): Promise<Opened> {
  if (file.refusal || !mayHoldFiles(file)) return only(file);
  const { fileName, bytes, packing } = file;
  const opening = await work.extractor.open({
    fileName,
    bytes,
    ...(packing && { packing }),
    ...(work.account !== undefined && { account: work.account }),
  });
  switch (opening.kind) {
    case 'document':
      return only(file);
    case 'archive':
      return openArchive(work, file, opening, place);
    case 'mail':
      return openMail(work, file, opening, place);
    case 'table':
      file.forget();
      work.budget.giveFile();
      return { files: [], rows: opening.rows };
    case 'unreadable': {
      file.forget();
      const { reason, message } = opening;
      return only(refusedFile(fileName, { reason, message }));
    }
  }
}

/**
 * Opens the archives and mails of an upload. Each file in them becomes a file of the upload; one that can't be used has its
 * reason. Other files stay as they are. Rejects with the error that `hold` throws.
 */
export async function openFiles(
  extractor: Pick<Extractor, 'open'>,
  files: readonly UploadedBytes[],
  options: OpenFilesOptions,
): Promise<OpenedFile[]> {
  let isOver = false;
  // Of files that are opened together, others may still run when one has failed.
  const hold = (bytes: number) => {
    if (isOver) throw new Error('The upload has been refused.');
    options.hold(bytes);
  };
  const work = { ...options, hold, extractor, budget: createOpeningBudget(files.length) };
  try {
    return nameFiles((await openAll(work, files, { archives: 0, depth: 0 })).files);
  } finally {
    isOver = true;
  }
}
