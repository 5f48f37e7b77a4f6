import { upload } from '@shortlist/contracts/constants';
import { type OpenedFile, refusedFile } from './opened-file.js';
import type { ListedEntry, TableRow } from './opening.js';
import { matchRows } from './table/match-rows.js';

const MOST = upload.maxScreeningFiles.toLocaleString('en');

/** Files, and lists of applicants that were among them. */
export interface Opened {
  readonly files: readonly OpenedFile[];
  readonly rows: readonly TableRow[];
}

/** Files alone. */
export const only = (...files: readonly OpenedFile[]): Opened => ({ files, rows: [] });

/** The file itself, with its reason, in place of its content. */
export function refuse(
  { fileName, forget }: OpenedFile,
  reason: 'unsupported-type' | 'too-large',
  message: string,
): Opened {
  forget();
  return only(refusedFile(fileName, { reason, message }));
}

/** A line for the files beyond those that were taken; none where all were. */
export function tooMany(fileName: string, count: number, taken: number): readonly OpenedFile[] {
  if (taken === count) return [];
  const left = count - taken;
  const message = `${left === 1 ? '1 file' : `${left} files`} in here went beyond the ${MOST} that one upload takes. Please upload ${left === 1 ? 'it' : 'them'} in a second step.`;
  return [refusedFile(fileName, { reason: 'too-large', message })];
}

/** A file of an archive; one that can't be used gives its share of the memory back. */
export function entryFile(
  entry: ListedEntry,
  prefix: string,
  archive: Uint8Array,
  forget: () => void,
): OpenedFile {
  const fileName = prefix + entry.path;
  if ('refusal' in entry) {
    forget();
    return refusedFile(fileName, entry.refusal);
  }
  const { start, end, packing } = entry;
  return { fileName, bytes: archive.subarray(start, end), packing, forget };
}

/** Files that no mail gave an applicant get the one of the list next to them. */
export function withRows({ files, rows }: Opened): Opened {
  if (rows.length === 0) return { files, rows: [] };
  const paths = files.filter(({ applicant }) => !applicant).map(({ fileName }) => fileName);
  const applicants = matchRows(paths, rows);
  return only(
    ...files.map((file) => {
      const applicant = applicants.get(file.fileName);
      return applicant ? { applicant, ...file } : file;
    }),
  );
}
