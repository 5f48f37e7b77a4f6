import { execFile, execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

/** A program or library that takes text out of files of one kind, to hold the product's time against. */
export interface OtherReader {
  readonly name: string;
  readonly extension: string;
  /** The product takes so many times its time, at most. */
  readonly goal: number;
  /** False when it is not installed. */
  isThere(): boolean;
  /** Reads the file and lets go of the text. */
  read(path: string): Promise<void>;
}

function command(
  name: string,
  extension: string,
  version: readonly string[],
  argumentsFor: (path: string) => readonly string[],
): OtherReader {
  return {
    name: `${name} spawned per file`,
    extension,
    goal: 1.5,
    isThere() {
      try {
        execFileSync(name, version, { stdio: 'ignore' });
        return true;
      } catch (error) {
        // Antiword asked for nothing tells its usage and fails: it is there all the same.
        return (error as NodeJS.ErrnoException).code !== 'ENOENT';
      }
    },
    read: (path) =>
      new Promise((resolve, reject) => {
        execFile(name, argumentsFor(path), (error) => (error ? reject(error) : resolve()));
      }),
  };
}

interface Mammoth {
  extractRawText(input: { readonly buffer: Buffer }): Promise<unknown>;
}

/** The product's own copy of mammoth, asked in this process. */
const mammoth: OtherReader = {
  name: 'mammoth in the same process',
  extension: '.docx',
  goal: 1,
  isThere: () => true,
  async read(path) {
    const load = createRequire(import.meta.resolve('@shortlist/screening'));
    const reader = load('mammoth') as Mammoth;
    await reader.extractRawText({ buffer: await readFile(path) });
  },
};

/** One for each kind of file; Poppler's and antiword only where they are installed. */
export const otherReaders: readonly OtherReader[] = [
  command('pdftotext', '.pdf', ['-v'], (path) => ['-enc', 'UTF-8', path, '-']),
  mammoth,
  command('antiword', '.doc', [], (path) => ['-m', 'UTF-8.txt', path]),
];
