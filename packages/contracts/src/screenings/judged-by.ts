import * as z from 'zod/mini';
import { openEnum } from '../values/open-enum.js';

/** Kinds of what a criterion is compared with; the words complete them: 'counts years: 3', 'any of: Sage, Xero'. */
const comparedKinds = [
  'certificate',
  'licence',
  'registration',
  'document',
  'language',
  'degree',
  'shift',
  'condition',
  'any-of',
  'years',
  'months',
  'amount',
  'grade',
  'skill',
  'words',
  'call',
  'vague',
] as const;

/** How a criterion is judged, in words for a person. */
export const judgedBy = z.object({
  /** `words`: by its own words, as they name no known thing; `vague`: by nothing that a resume could show. */
  kind: openEnum(comparedKinds, 'other'),
  words: z.string(),
  /** Another wording of a vague criterion, in its language, that a resume can show. */
  instead: z.optional(z.string()),
});
export type JudgedBy = z.infer<typeof judgedBy>;
