export type * from './types.js';
export { EngineError } from './errors.js';
export { createExtractor, type CreateExtractorOptions } from './extraction/extractor.js';
export { describeUnreadable, isUnreadable } from './extraction/unreadable.js';
export { findDuplicates, type DuplicateInput } from './engines/find-duplicates.js';
export { createLocalEngine, LOCAL_ENGINE_VERSION } from './engines/local.js';
export {
  createOpenAiEngine,
  OPENAI_ENGINE_VERSION,
  type CreateOpenAiEngineOptions,
} from './engines/openai/engine.js';
export { draftRejection } from './drafts/draft-rejection.js';
export { computeScore, isBorderline, statusOf } from './formula.js';
