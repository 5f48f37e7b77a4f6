import { flagKinds } from '@shortlist/contracts/screening';
import { type Stored, storedEnum, storedObject } from '@shortlist/service-kit';
import { z } from 'zod';

export const storedEngine = storedObject({
  name: z.string(),
  version: z.string(),
  model: z.string().nullable(),
});

export const storedCriterion = storedObject({
  id: z.string(),
  text: z.string(),
  kind: storedEnum(['must', 'nice'], 'must'),
  weight: z.number(),
  enabled: z.boolean().optional(),
  knockOut: z.boolean().optional(),
  onCall: z.boolean().optional(),
});

export const storedVerdict = storedObject({
  criterionId: z.string(),
  verdict: storedEnum(['met', 'partly', 'not-found'], 'not-found'),
  quote: z.string().nullable(),
  place: z.object({ start: z.number(), end: z.number(), page: z.number().nullable() }).nullable(),
  reason: storedEnum(['in-progress', 'says-no'], 'other').optional(),
});

/** A newer release's flag that this one does not know is left to a person, as a doubtful language is. */
const UNKNOWN_FLAG = 'language';

const storedFlag = storedObject({
  kind: storedEnum(flagKinds, UNKNOWN_FLAG),
  message: z.string(),
  detail: z.string(),
});

const storedFacts = storedObject({
  links: z.array(z.string()),
  titles: z.array(z.string()),
  employers: z.array(z.string()),
  education: z.array(z.string()),
  certificates: z.array(z.string()).optional(),
  years: z.object({ stated: z.number().nullable(), computed: z.number().nullable() }).optional(),
  language: z.object({ code: z.string(), name: z.string() }).nullable().optional(),
});

const storedTerm = storedObject({
  term: z.string(),
  points: z.number(),
  places: z.array(z.object({ start: z.number(), end: z.number() })),
});

/** Decision of the machine or a person about a candidate; a status of a newer release is left to a person. */
export const storedStatus = storedEnum(['shortlisted', 'rejected', 'review'], 'review');

/** A screening's result, with what follows from it and the job's settings. */
export const storedResult = storedObject({
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  summary: z.string(),
  experience: z.string(),
  skills: z.array(z.string()),
  /** Missing in results from before local engine 1.1.0. */
  facts: storedFacts.optional(),
  verdicts: z.array(storedVerdict),
  flags: z.array(storedFlag),
  languageFit: z.number(),
  /** Missing, with the next, in results from before local engine 2.0.0. */
  languageTerms: z.array(storedTerm).optional(),
  otherTermsPoints: z.number().optional(),
  score: z.number(),
  exactScore: z.number(),
  tokensUsed: z.number().nullable(),
  status: storedStatus,
  borderline: z.boolean(),
});
export type StoredResult = Stored<z.output<typeof storedResult>>;
