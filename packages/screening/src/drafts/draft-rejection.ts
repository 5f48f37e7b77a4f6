import type { RejectionDraft, RejectionDraftInput } from '../types.js';
import { defaultTemplate } from './default-template.js';
import { fillTemplate } from './template.js';

/** Drafts a rejection from the default template. */
export function draftRejection(input: RejectionDraftInput): RejectionDraft {
  return fillTemplate(defaultTemplate(input), input);
}
