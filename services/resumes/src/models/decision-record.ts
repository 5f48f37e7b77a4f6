import { defineDocument, type Stored, storedObject, type Viewed } from '@shortlist/service-kit';
import { z } from 'zod';
import { storedCriterion, storedEngine } from './result.js';

/** The sealed decision record of a screening (docs/decisions/050): its description; the lines are documents of their own. */
export const decisionRecordDocument = defineDocument({
  collection: 'decision_records',
  fields: {
    /** The job's id. */
    _id: z.string(),
    /** The user who started the screening. */
    userId: z.string(),
    workspaceId: z.string(),
    /** Members who see it where it is private, as of the last description. */
    people: z.array(z.string()).default([]),
    isPrivate: z.boolean().default(false),
    /** Copied from the job when its first line is sealed and when the job is deleted. */
    title: z.string(),
    /** When the screening was started. */
    createdAt: z.date(),
    engine: storedEngine,
    comparisonScore: z.number(),
    criteria: z.array(storedCriterion),
    /** When the first line was sealed. */
    sealedSince: z.date(),
    /** Lines and the last one's hash, as of the last append; a crash may leave it behind the lines. */
    head: storedObject({ lines: z.number(), hash: z.string() }),
    /** When its screening was deleted; null while there is one. */
    deletedAt: z.date().nullable().default(null),
    /** Time of the last decision, from which the record is kept; set with `deletedAt`. */
    lastAt: z.date().nullable().default(null),
  },
  indexes: [{ fields: { workspaceId: 1, deletedAt: -1 } }],
});
export type DecisionRecordDocument = Viewed<typeof decisionRecordDocument>;

/** A value that can be erased: the line holds only its salted digest. */
const storedDisclosure = storedObject({ salt: z.string(), value: z.string() });

/** Of a line what may name a candidate; a part is absent where there is none, or once it was erased. */
const storedPersonal = storedObject({
  name: storedDisclosure.optional(),
  fileName: storedDisclosure.optional(),
  reason: storedDisclosure.optional(),
});
export type PersonalParts = Stored<z.output<typeof storedPersonal>>;

/** One sealed line; never changed except that its personal parts may be erased. */
export const recordLineDocument = defineDocument({
  collection: 'decision_record_lines',
  fields: {
    /** `<jobId>.<number>`: a number is given once. */
    _id: z.string(),
    jobId: z.string(),
    userId: z.string(),
    workspaceId: z.string(),
    /** From 1. */
    number: z.number(),
    /** With `index` the decision it was made of: the candidate's, and its place among those of the candidate. */
    candidateId: z.string(),
    index: z.number(),
    /** The line as canonical JSON; a text, so that every release verifies what any release wrote. */
    body: z.string(),
    /** SHA-256 of `body`, in hex. */
    hash: z.string(),
    personal: storedPersonal.default({}),
  },
  indexes: [
    { fields: { jobId: 1, number: 1 } },
    // One decision is sealed once.
    { fields: { jobId: 1, candidateId: 1, index: 1 }, unique: true },
    { fields: { workspaceId: 1 } },
  ],
});
