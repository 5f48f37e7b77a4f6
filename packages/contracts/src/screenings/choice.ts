import * as z from 'zod/mini';

/** Where a decision can move a candidate to. */
export const decidedStatuses = ['shortlisted', 'rejected'] as const;
export const decidedStatus = z.enum(decidedStatuses);
export type DecidedStatus = z.infer<typeof decidedStatus>;

/** `maybe`: looked at and put aside; the candidate's status is then `review`. */
export const choices = [...decidedStatuses, 'maybe'] as const;
/** Decisions that a person can make about a candidate. */
export const choice = z.enum(choices);
export type Choice = z.infer<typeof choice>;
