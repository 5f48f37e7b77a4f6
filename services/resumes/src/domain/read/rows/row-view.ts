import type { View } from '@shortlist/service-kit';
import { z } from 'zod';
import { type ShownCandidate, shownView } from '../find-job.js';

/** What a list does not show of a candidate, besides the text: it is the most of what is stored. */
const leftOut = {
  resume: 0,
  'result.verdicts.quote': 0,
  'result.verdicts.place': 0,
  'result.languageTerms': 0,
  'draft.subject': 0,
  'draft.content': 0,
  decisions: 0,
  retiredVerdicts: 0,
} as const;

const unquoted = z.looseObject({
  result: z
    .looseObject({
      verdicts: z.array(
        z.looseObject({}).transform((verdict) => ({ quote: null, place: null, ...verdict })),
      ),
    })
    .nullish(),
  draft: z
    .looseObject({})
    .transform((draft) => ({ subject: '', content: '', ...draft }))
    .nullish(),
});

/** A candidate as it stands in a list: without quotes, places, words and the email's text. */
export const rowView: View<ShownCandidate> = {
  projection: leftOut,
  schema: unquoted.pipe(shownView.schema as z.ZodType<ShownCandidate, never>),
};
