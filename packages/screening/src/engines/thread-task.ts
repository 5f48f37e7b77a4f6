import type { ExtractedResume, PreparedJob } from '../types.js';

/** What a thread of the local engine is asked to do. */
export type EngineTask =
  | { readonly kind: 'prepare'; readonly jobDescription: string; readonly asOf?: string }
  | { readonly kind: 'screen'; readonly job: PreparedJob; readonly resume: ExtractedResume };
