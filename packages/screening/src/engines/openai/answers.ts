import { z } from 'zod';

/** What the model answers for a job. Structured output wants every field required, so absence is null. */
export const criteriaAnswer = z.object({
  title: z.string(),
  criteria: z.array(
    z.object({
      text: z.string(),
      kind: z.enum(['must', 'nice']),
      weight: z.number(),
    }),
  ),
  leftOut: z.array(z.object({ text: z.string(), reason: z.string() })),
});
export type CriteriaAnswer = z.infer<typeof criteriaAnswer>;

/** What the model answers for a resume. */
export const verdictsAnswer = z.object({
  verdicts: z.array(
    z.object({
      criterionId: z.string(),
      verdict: z.enum(['met', 'partly', 'not-found']),
      quote: z.string().nullable(),
    }),
  ),
});
export type VerdictsAnswer = z.infer<typeof verdictsAnswer>;
