import { z } from 'zod';

const verdict = z.enum(['met', 'partly', 'not-found']);

/** A criterion, an excerpt of a resume, and the verdict that a person gave. */
export const pairs = z
  .array(
    z.object({
      id: z.string(),
      kind: z.string(),
      criterion: z.string(),
      resume: z.string(),
      verdict,
    }),
  )
  .min(1);

/** A job and labelled people, `expect` saying how high they belong. */
export const jobSet = z.object({
  job: z.string(),
  resumes: z
    .array(
      z.object({
        label: z.enum(['strong', 'borderline', 'weak', 'stranger', 'trick']),
        expect: z.enum(['high', 'mid', 'low', 'zero']),
        why: z.string(),
        text: z.string(),
      }),
    )
    .min(1),
});

/** A job and one person's facts in different words. */
export const rewording = z.object({
  job: z.string(),
  versions: z.array(z.object({ name: z.string(), text: z.string() })).min(2),
});

export type Pair = z.infer<typeof pairs>[number];
export type LabelledVerdict = z.infer<typeof verdict>;
export type JobSet = z.infer<typeof jobSet>;
export type Person = JobSet['resumes'][number];
export type Rewording = z.infer<typeof rewording>;

/** An advert and words of all that a recruiter would list; '=Go' is the whole of a criterion. */
export interface LabelledAdvert {
  readonly text: string;
  readonly must: readonly string[];
  readonly nice: readonly string[];
  /** Words that may be listed. */
  readonly duty: readonly string[];
  /** Words of the company's own sentences. */
  readonly not: readonly string[];
}

/** A wording of an advert, and whether it has to be refused, warned of or kept. */
export interface Wording {
  readonly expected: 'refuse' | 'warn' | 'pass';
  readonly text: string;
}

/** Material that is measured together. A kind without material is not measured. */
export interface Material {
  readonly pairs: readonly Pair[];
  readonly sets: readonly JobSet[];
  readonly adverts: readonly LabelledAdvert[];
  readonly wordings: readonly Wording[];
  readonly rewordings: readonly Rewording[];
}
