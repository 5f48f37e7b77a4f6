import type { Applicant } from '../../types.js';
import type { Packing } from '../zip/unpack-entry.js';
import type { Refusal } from './opening.js';

/** A file as it was uploaded. */
export interface UploadedBytes {
  readonly fileName: string;
  readonly bytes: Uint8Array;
  /** Gives the memory of `bytes` back. */
  readonly forget: () => void;
}

/** A file of an upload, of an archive or of a mail in it. */
export interface OpenedFile extends UploadedBytes {
  /** How `bytes` are packed; absent where they are not. */
  readonly packing?: Packing;
  /** Why it can't be used; absent for a file to read. */
  readonly refusal?: Refusal;
  /** The person who sent it, or whom a list names. */
  readonly applicant?: Applicant;
  /** Text of the mail that it was attached to. */
  readonly letter?: string;
}

const NO_BYTES = new Uint8Array();

/** A file that is listed with its reason. */
export function refusedFile(fileName: string, refusal: Refusal): OpenedFile {
  return { fileName, bytes: NO_BYTES, forget: () => undefined, refusal };
}

/** Functions that each count once; when all were called, `forget` is. */
export function shareMemory(users: number, forget: () => void): readonly (() => void)[] {
  let left = users;
  if (users === 0) forget();
  return Array.from({ length: users }, () => {
    let isDone = false;
    return () => {
      if (isDone) return;
      isDone = true;
      left -= 1;
      if (left === 0) forget();
    };
  });
}

/** The same files under their base names; where two have the same, under their paths. */
export function nameFiles(files: readonly OpenedFile[]): OpenedFile[] {
  const baseOf = ({ fileName }: OpenedFile) => fileName.split('/').at(-1) ?? fileName;
  const counts = new Map<string, number>();
  for (const file of files) {
    const base = baseOf(file).toLowerCase();
    counts.set(base, (counts.get(base) ?? 0) + 1);
  }
  return files.map((file) =>
    counts.get(baseOf(file).toLowerCase()) === 1 ? { ...file, fileName: baseOf(file) } : file,
  );
}
