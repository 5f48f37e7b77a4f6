export { cleanSender, type SenderTexts } from './drafts/clean-sender.js';
export { defaultTemplate, type DefaultTemplateInput } from './drafts/default-template.js';
export { draftRejection } from './drafts/draft-rejection.js';
export { type GreetedName, greetedName, type NameDoubt } from './drafts/greeted-name.js';
export { namelessGreeting } from './drafts/nameless-greeting.js';
export {
  isRejectionLanguage,
  rejectionLanguage,
  rejectionLanguages,
} from './drafts/rejection-language.js';
export {
  cleanLetter,
  cleanTemplate,
  fillTemplate,
  findTemplateFault,
  type TemplateFault,
  type TemplateValues,
} from './drafts/template.js';
export { type CriterionReading, describeCriterion } from './engines/criteria/describe-criterion.js';
export type { ConfiguredEngine, EngineTraits } from './engines/definition.js';
export { createLocalEngine } from './engines/local/local.js';
export { LOCAL_ENGINE_VERSION } from './engines/local/local-info.js';
export { MODEL_ENGINE_VERSION } from './engines/model/engine.js';
export type { CallLimit, CallLimits } from './engines/model/limit/call-limit.js';
export type { LimitState } from './engines/model/limit/limit-state.js';
export { createSharedLimit, type LimitStore } from './engines/model/limit/shared-limit.js';
export { createOpenAiEngine, type CreateOpenAiEngineOptions } from './engines/openai/engine.js';
export { engines, traitsOf } from './engines/registry.js';
export type { CodeWork } from './engines/threads/code-work.js';
export { detectLanguageInThread } from './engines/threads/language-in-thread.js';
export { createThreadedEngine, type ThreadedEngine } from './engines/threads/threaded.js';
export { EngineError, type EngineFault, type ProviderDetails } from './errors.js';
export { withExclusion } from './exclusion.js';
export { isAlmostBlank } from './facts/kind/bare-text.js';
export {
  describeDocumentKind,
  type DocumentKind,
  findDocumentKind,
} from './facts/kind/document-kind.js';
export { splitResumes } from './facts/kind/several-resumes.js';
export { describeUnreadable, isUnreadable } from './files/document/unreadable.js';
export { createExtractor, type CreateExtractorOptions } from './files/extractor.js';
export { safeName } from './files/opening/file-path.js';
export { openFiles, type OpenFilesOptions } from './files/opening/open-files.js';
export type { OpenedFile } from './files/opening/opened-file.js';
export {
  bandOf,
  computeScore,
  explainScore,
  isBorderline,
  statusOf,
  statusOfChoice,
} from './formula.js';
export { needsPerson, type PersonNeeded } from './needs-person.js';
export { findLinks, type PersonLink, type ReachedFile } from './persons/find-links.js';
export { findPersons, type PersonOfFile } from './persons/find-persons.js';
export type { ReadTexts } from './persons/join-by-text.js';
export type { SaidPair } from './persons/said-pairs.js';
export { swapIdentity, type SwappedText, type SwappedTrait } from './swap/swap-identity.js';
export { foldText } from './text/words/fold.js';
export type * from './types.js';
