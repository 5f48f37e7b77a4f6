import { type Stored, storedEnum, storedObject } from '@shortlist/service-kit';
import { z } from 'zod';
import { storedStatus } from './result.js';

/** A person's decision. */
export const storedOverride = storedObject({
  /** A decision that only a newer release knows is never taken for a rejection. */
  status: storedEnum(['shortlisted', 'rejected', 'maybe'], 'shortlisted'),
  reason: z.string(),
  /** Email address of the person. */
  by: z.string(),
  at: z.date(),
});
export type StoredOverride = Stored<z.output<typeof storedOverride>>;

const storedMet = z.object({ met: z.number(), partly: z.number(), of: z.number() });

/** Basis of a decision for the sealed record; both are absent in earlier decisions, and where it is unknown. */
export const storedBasis = storedObject({
  /** Name and version of the engine whose score it is. */
  engine: z.string().optional(),
  /** How many of the requirements were met. */
  requirements: z.object({ must: storedMet, nice: storedMet }).optional(),
});
export type DecisionBasis = Stored<z.output<typeof storedBasis>>;

/** One line of the decision record; only ever added. `marked`: `to` is the mark of one of two readers, and changes nothing. */
export const storedDecision = storedObject({
  at: z.date(),
  kind: storedEnum(
    ['scored', 'rescored', 'overridden', 'undone', 'merged', 'separated', 'address', 'marked'],
    'rescored',
  ),
  by: z.string(),
  /** The name as it was read then. */
  name: z.string(),
  from: storedStatus.nullable(),
  to: storedStatus,
  score: z.number(),
  comparisonScore: z.number(),
  why: z.string().nullable(),
  basis: storedBasis.optional(),
});
export type StoredDecision = Stored<z.output<typeof storedDecision>>;
