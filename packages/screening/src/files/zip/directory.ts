import { decodeEntryName } from './entry-name.js';
import { type RawDirectory, type RawEntry, readRawDirectory } from './raw-directory.js';

export interface ZipEntry extends Omit<RawEntry, 'name'> {
  /** With slashes: old programs of Windows write backslashes. */
  readonly name: string;
}

export interface ZipDirectory extends Omit<RawDirectory, 'entries'> {
  readonly entries: readonly ZipEntry[];
}

/** The directory of a zip file with its names as text. Takes and throws what `readRawDirectory` does. */
export function readZipDirectory(tail: Uint8Array, start = 0): ZipDirectory {
  const { entries, offset } = readRawDirectory(tail, start);
  const named = entries.map((entry) => ({
    ...entry,
    name: decodeEntryName(entry.name, entry).replaceAll('\\', '/'),
  }));
  return { entries: named, offset };
}
