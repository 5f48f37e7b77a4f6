import type { ExtractedResume, UnreadableResume } from '../../types.js';
import type { Container } from '../opening/open-container.js';
import type { Opening } from '../opening/opening.js';

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

/** The kinds of work of a reading process: names of the worker's functions. */
export interface ReadingResults {
  readonly read: ExtractedResume | UnreadableResume;
  readonly open: Opening;
  /** Null where nothing is recognised, or nothing can. */
  readonly recognise: ExtractedResume | UnreadableResume | null;
}
export type ReadingTask = keyof ReadingResults;

export interface ReadRequest {
  readonly id: number;
  readonly task: ReadingTask;
  readonly file: Container;
}

export interface FileReading<Task extends ReadingTask = 'read'> {
  readonly result: ReadingResults[Task];
  /** True when the file reached a limit of time or memory: it is no reason yet, as it may be read with more. */
  readonly isAtLimit: boolean;
  /** True when its content is in pictures of its pages; absent for a file that was read. */
  readonly isPicture?: boolean;
}

/** The result of a task, and the work that it took, in milliseconds. */
export interface Reading<Task extends ReadingTask = ReadingTask> extends FileReading<Task> {
  readonly workMs: number;
}

/** `ready` comes once, before any answer. */
export type ReadingMessage =
  { readonly kind: 'ready' } | ({ readonly kind: 'read'; readonly id: number } & Reading);

/** Exit code of a reading process that has grown past its memory limit. */
export const OVERFLOW_EXIT_CODE = 86;
