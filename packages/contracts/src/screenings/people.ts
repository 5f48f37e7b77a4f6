import * as z from 'zod/mini';
import { id } from '../entities.js';
import { jobDetail } from './job.js';
import { readingSplit } from './reading.js';
import { candidate, rejectionEmail } from './screening.js';

/** Totals of the scored candidates of a screening; a person with several files is one. */
export const screeningTotals = z.object({
  candidates: z.int().check(z.gte(0)),
  shortlisted: z.int().check(z.gte(0)),
  rejected: z.int().check(z.gte(0)),
  review: z.int().check(z.gte(0)),
  /** About whom a person decided. */
  decided: z.int().check(z.gte(0)),
  /** Mean score, rounded; null without candidates. */
  averageScore: z.nullable(z.int()),
});
export type ScreeningTotals = z.infer<typeof screeningTotals>;

/** A screening without its candidates. */
export const screeningOverview = z.extend(
  z.omit(jobDetail, { candidates: true, rejectionEmails: true }),
  {
    totals: screeningTotals,
    /** Grows whenever any of its people was changed, by whomever; absent in answers of older services. */
    revision: z.optional(z.int()),
    /** How its people were split among readers; absent while they were not. */
    split: z.optional(readingSplit),
  },
);
export type ScreeningOverview = z.infer<typeof screeningOverview>;

/**
 * A candidate in a list. Unless asked for in full, verdicts come without quotes and places, words are missing, and so
 * is the email's text: the operation getCandidate has them.
 */
export const candidateRow = z.object({
  candidate,
  /** Null when no email is drafted for the candidate. */
  email: z.nullable(z.partial(rejectionEmail, { subject: true, content: true })),
  /**
   * Grows with every change of the person: of two rows the one with the higher number is the later one, however the
   * answers arrived. Absent in answers of older services.
   */
  revision: z.optional(z.int()),
});
export type CandidateRow = z.infer<typeof candidateRow>;

export const rowPage = z.object({
  rows: z.array(candidateRow),
  /** Names the next page; null on the last. */
  next: z.nullable(z.string()),
});
export type RowPage = z.infer<typeof rowPage>;

/** Result of a change for the candidates it concerned. */
export const changedRows = z.object({
  /** As they are now. */
  rows: z.array(candidateRow),
  /** Ids that no longer stand for a person, as their file went to another. */
  removed: z.array(id),
  /** Candidates left as they were, with the reason as a sentence. */
  skipped: z.array(z.object({ candidateId: id, reason: z.string() })),
  totals: screeningTotals,
  /**
   * The screening's revision before and after this change: who knew the one before knows everything. Absent when
   * something else was changed at the same time.
   */
  revisions: z.optional(z.object({ before: z.int(), after: z.int() })),
});
export type ChangedRows = z.infer<typeof changedRows>;
