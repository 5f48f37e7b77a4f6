import type { ExtractedResume, UnreadableResume } from '../../types.js';
import type { ResumeFile } from './read-file.js';

/** What a reading process is started with, as JSON in its first argument. */
export interface ReadingLimits {
  /** Threads that are kept ready, and how many there may be. */
  readonly threads: number;
  readonly maxThreads: number;
  /** Work that one file may need, in milliseconds. */
  readonly timeLimitMs: number;
  readonly memoryLimitBytes: number;
  /** Gives way to other processes. */
  readonly isSlow: boolean;
}

export interface ReadRequest {
  readonly id: number;
  readonly file: ResumeFile;
}

/** A file that was read, or not, and the work that this took, in milliseconds. */
export interface Reading {
  readonly result: ExtractedResume | UnreadableResume;
  readonly workMs: number;
}

/** `ready` comes once, before any answer. */
export type ReadingMessage =
  { readonly kind: 'ready' } | ({ readonly kind: 'read'; readonly id: number } & Reading);

/** Exit code of a reading process that has grown past its memory limit. */
export const OVERFLOW_EXIT_CODE = 86;
