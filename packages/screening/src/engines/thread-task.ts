import type { ExtractedResume, PreparedJob, PrepareJobOptions } from '../types.js';

/** What a thread of the local engine is asked to do. */
export type EngineTask =
  | {
      readonly kind: 'prepare';
      readonly jobDescription: string;
      /** A signal can't go to a thread. */
      readonly options: Omit<PrepareJobOptions, 'signal' | 'account'>;
    }
  | { readonly kind: 'screen'; readonly job: PreparedJob; readonly resume: ExtractedResume };
