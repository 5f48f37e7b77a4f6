import { maxBytesOf, upload } from '@shortlist/contracts/constants';
import { formatNumber } from '@shortlist/web-kit';

const MEBIBYTE = 1024 * 1024;

export interface AcceptedFiles {
  readonly files: readonly File[];
  /** Sentences about what was left out, for the user. */
  readonly notices: readonly string[];
}

/** Endings of the files that can be chosen: resumes, archives and mails. */
export const acceptedEndings: readonly string[] = [
  ...upload.extensions,
  ...upload.containers.archives,
  ...upload.containers.mails,
];

/** Pictures of phones and scanners that are not read. */
const OTHER_PICTURE = /\.(?:heic|heif|avif|tiff?|webp|gif|bmp)$/i;

/** Only PDF by type, or a name with one of the accepted endings (specification §5). */
export function isAcceptedType({ name, type }: Pick<File, 'name' | 'type'>): boolean {
  const lowerName = name.toLowerCase();
  return type === 'application/pdf' || acceptedEndings.some((ending) => lowerName.endsWith(ending));
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

/** Files of each kind that is left out, in the order in which they are spoken of. */
interface LeftOut {
  readonly otherPicture: File[];
  readonly wrongType: File[];
  readonly empty: File[];
  readonly tooLarge: File[];
  readonly repeated: File[];
  readonly overflow: File[];
}

function noticesOf(leftOut: LeftOut): string[] {
  const { otherPicture, wrongType, empty, tooLarge, repeated, overflow } = leftOut;
  const say = (files: readonly File[], one: string, many: string) =>
    files.length === 0 ? [] : [`${namesOf(files)} ${files.length === 1 ? one : many}`];
  return [
    ...say(
      otherPicture,
      'was left out: we cannot open this kind of picture. Please save it as JPG or PDF.',
      'were left out: we cannot open this kind of picture. Please save them as JPG or PDF.',
    ),
    ...say(
      wrongType,
      `was left out: only a ${upload.formats} file can be screened, by itself, in a ZIP or in a mail.`,
      `were left out: only a ${upload.formats} file can be screened, by itself, in a ZIP or in a mail.`,
    ),
    ...say(
      empty,
      'is empty (0 bytes) and was left out. Please choose the file that has the resume in it.',
      'are empty (0 bytes) and were left out. Please choose the files that have the resumes in them.',
    ),
    ...[...new Set(tooLarge.map(({ name }) => maxBytesOf(name)))].flatMap((limit) =>
      say(
        tooLarge.filter(({ name }) => maxBytesOf(name) === limit),
        `is larger than ${limit / MEBIBYTE} MB and was left out. Please upload a smaller version.`,
        `are larger than ${limit / MEBIBYTE} MB and were left out. Please upload a smaller version.`,
      ),
    ),
    ...say(
      repeated,
      'is already in the list and was not added again.',
      'are already in the list and were not added again.',
    ),
    ...(overflow.length === 0
      ? []
      : [
          `${countOf(overflow.length, 'file was', 'files were')} left out: one screening takes up to ${formatNumber(upload.maxScreeningFiles)} resumes. Please screen the rest in a second run.`,
        ]),
  ];
}

/**
 * Adds files to those already chosen. Other types, empty files, files over their limit, files already in the list (same name
 * and size) and files beyond the 1,000th are left out, each kind with one sentence.
 */
export function acceptFiles(current: readonly File[], added: readonly File[]): AcceptedFiles {
  const leftOut: LeftOut = {
    otherPicture: [],
    wrongType: [],
    empty: [],
    tooLarge: [],
    repeated: [],
    overflow: [],
  };
  const files = [...current];
  const keyOf = ({ name, size }: File) => `${size}/${name}`;
  const known = new Set(current.map(keyOf));

  for (const file of added) {
    if (OTHER_PICTURE.test(file.name)) leftOut.otherPicture.push(file);
    else if (!isAcceptedType(file)) leftOut.wrongType.push(file);
    else if (file.size === 0) leftOut.empty.push(file);
    else if (file.size > maxBytesOf(file.name)) leftOut.tooLarge.push(file);
    else if (known.has(keyOf(file))) leftOut.repeated.push(file);
    else if (files.length >= upload.maxScreeningFiles) leftOut.overflow.push(file);
    else {
      files.push(file);
      known.add(keyOf(file));
    }
  }
  return { files, notices: noticesOf(leftOut) };
}

/** Size in MB to two decimals, e.g. `0.24 MB`. */
export function formatSize(bytes: number): string {
  return `${(bytes / 1024 / 1024).toFixed(2)} MB`;
}

/** Short name of a file's format, e.g. `PDF`. */
export function formatOf({ name, type }: Pick<File, 'name' | 'type'>): string {
  const extension = acceptedEndings.find((known) => name.toLowerCase().endsWith(known));
  if (extension) return extension.slice(1).toUpperCase();
  return type === 'application/pdf' ? 'PDF' : 'FILE';
}
