import { upload } from '@shortlist/contracts/constants';

export interface AcceptedFiles {
  readonly files: readonly File[];
  /** Sentences about what was left out, for the user. */
  readonly notices: readonly string[];
}

/** Only PDF by type, or a name with one of the accepted endings (specification §5). */
export function isAcceptedType({ name, type }: Pick<File, 'name' | 'type'>): boolean {
  const lowerName = name.toLowerCase();
  return (
    type === 'application/pdf' ||
    upload.extensions.some((extension) => lowerName.endsWith(extension))
  );
}

function countOf(count: number, one: string, many: string): string {
  return count === 1 ? `1 ${one}` : `${count} ${many}`;
}

function shorten(name: string): string {
  return name.length > 60 ? `${name.slice(0, 57)}…` : name;
}

function namesOf(files: readonly File[]): string {
  const shown = files.slice(0, 3).map(({ name }) => shorten(name));
  const more = files.length - shown.length;
  return more > 0 ? `${shown.join(', ')} and ${more} more` : shown.join(', ');
}

/**
 * Adds files to those already chosen. Other types, files over 10 MB, files already in the list (same name
 * and size) and files beyond the 100th or 200 MB in total are left out, each kind with one sentence.
 */
export function acceptFiles(current: readonly File[], added: readonly File[]): AcceptedFiles {
  const wrongType: File[] = [];
  const tooLarge: File[] = [];
  const repeated: File[] = [];
  const overflow: File[] = [];
  const files = [...current];
  let totalBytes = files.reduce((sum, { size }) => sum + size, 0);

  for (const file of added) {
    if (!isAcceptedType(file)) wrongType.push(file);
    else if (file.size > upload.maxFileBytes) tooLarge.push(file);
    else if (files.some(({ name, size }) => name === file.name && size === file.size))
      repeated.push(file);
    else if (files.length >= upload.maxFiles || totalBytes + file.size > upload.maxRequestBytes)
      overflow.push(file);
    else {
      files.push(file);
      totalBytes += file.size;
    }
  }

  const notices: string[] = [];
  if (wrongType.length > 0) {
    const what = countOf(wrongType.length, 'file was', 'files were');
    notices.push(`${what} left out: only PDF, DOC and DOCX files can be screened.`);
  }
  if (tooLarge.length > 0) {
    const verb =
      tooLarge.length === 1 ? 'is larger than 10 MB and was' : 'are larger than 10 MB and were';
    notices.push(`${namesOf(tooLarge)} ${verb} left out. Please upload a smaller version.`);
  }
  if (repeated.length > 0) {
    const verb =
      repeated.length === 1 ? 'is already in the list and was' : 'are already in the list and were';
    notices.push(`${namesOf(repeated)} ${verb} not added again.`);
  }
  if (overflow.length > 0) {
    const what = countOf(overflow.length, 'file was', 'files were');
    notices.push(
      `${what} left out: one screening takes up to ${upload.maxFiles} resumes and 200 MB. Please screen the rest in a second run.`,
    );
  }
  return { files, notices };
}

/** Size in MB to two decimals, e.g. `0.24 MB`. */
export function formatSize(bytes: number): string {
  return `${(bytes / 1024 / 1024).toFixed(2)} MB`;
}

/** Short name of a file's format, e.g. `PDF`. */
export function formatOf({ name, type }: Pick<File, 'name' | 'type'>): string {
  const extension = upload.extensions.find((known) => name.toLowerCase().endsWith(known));
  if (extension) return extension.slice(1).toUpperCase();
  return type === 'application/pdf' ? 'PDF' : 'FILE';
}
