import type { View } from '@shortlist/service-kit';
import { z } from 'zod';
import { type ShownCandidate, shownView } from '../find-job.js';

/** Texts, evidence and history: the most of what is stored. */
const evidence = {
  resume: 0,
  'result.verdicts.quote': 0,
  'result.verdicts.place': 0,
  'result.languageTerms': 0,
  decisions: 0,
  retiredVerdicts: 0,
} as const;
const letter = { 'draft.subject': 0, 'draft.content': 0 } as const;

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

const schema = unquoted.pipe(shownView.schema as z.ZodType<ShownCandidate, never>);

/** Fields that a score and its consequences are computed from: everything but texts, evidence and history. */
export const bareView: View<ShownCandidate> = { projection: evidence, schema };

/** A candidate as it stands in a list: without quotes, places, words and the email's text. */
export const rowView: View<ShownCandidate> = { projection: { ...evidence, ...letter }, schema };
