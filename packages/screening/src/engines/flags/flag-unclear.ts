import { namesRole } from '../../facts/kind/bare-text.js';
import { saysHowLong } from '../../facts/kind/content-signs.js';
import { findDocumentKind, mayBeOtherKind } from '../../facts/kind/document-kind.js';
import type { GivenFlag } from '../../types.js';

/** Characters of a text that may be a resume without any section or date. */
const SHORT = 300;

/**
 * Flags a text that may be no resume at all: it has many signs of another kind of document, or none of a career. A file
 * that surely is another document and is scored all the same was chosen by a person, so it gets no such flag.
 */
export function flagUnclear(text: string, hasJobs: boolean): GivenFlag[] {
  if (hasJobs || saysHowLong(text) || findDocumentKind(text).kind !== 'resume') return [];
  // 'Kelly, cleaner' is all that some people write.
  if (text.length < SHORT && namesRole(text)) return [];
  if (!mayBeOtherKind(text)) return [];
  return [
    {
      kind: 'unclear-document',
      message: 'This file may not be a resume: please read it yourself.',
      detail: '',
    },
  ];
}
