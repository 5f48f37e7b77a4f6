import type { ExtractedResume, UnreadableResume } from '../../types.js';
import type { ResumeFile } from './read-file.js';

/** What a reading process is started with, as JSON in its first argument. */
export interface ReadingLimits {
  readonly threads: number;
  readonly timeLimitMs: number;
  readonly memoryLimitBytes: number;
}

export interface ReadRequest {
  readonly id: number;
  readonly file: ResumeFile;
}

/** `ready` comes once, before any answer. */
export type ReadingMessage =
  | { readonly kind: 'ready' }
  | {
      readonly kind: 'read';
      readonly id: number;
      readonly result: ExtractedResume | UnreadableResume;
    };

/** Exit code of a reading process that has grown past its memory limit. */
export const OVERFLOW_EXIT_CODE = 86;
