import type { ExtractedResume, UnreadableResume } from '../../types.js';
import type { ResumeFile } from './read-file.js';

/** Limits that a reading process is started with, as JSON in its first argument. */
export interface ReadingLimits {
  /** Files that are read at the same time; so many threads are kept ready. */
  readonly threads: number;
  /** Work that one file may need, in milliseconds. */
  readonly timeLimitMs: number;
  readonly memoryLimitBytes: number;
  /** Memory that PDFium may use for one file, in bytes. */
  readonly pdfMemoryBytes: number;
  /** Gives way to other processes. */
  readonly isSlow: boolean;
}

export interface ReadRequest {
  readonly id: number;
  readonly file: ResumeFile;
}

export interface FileReading {
  readonly result: ExtractedResume | UnreadableResume;
  /** True when the file reached a limit of time or memory: it is no reason yet, as it may be read with more. */
  readonly isAtLimit: boolean;
}

/** A file that was read, or not, and the work that this took, in milliseconds. */
export interface Reading extends FileReading {
  readonly workMs: number;
}

/** `ready` comes once, before any answer. */
export type ReadingMessage =
  { readonly kind: 'ready' } | ({ readonly kind: 'read'; readonly id: number } & Reading);

/** Exit code of a reading process that has grown past its memory limit. */
export const OVERFLOW_EXIT_CODE = 86;
