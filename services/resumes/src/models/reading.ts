import { choices } from '@shortlist/contracts/screening';
import { type Stored, storedEnum, storedObject } from '@shortlist/service-kit';
import { z } from 'zod';

/** Somebody who reads a candidate, with the mark that they gave. */
export const storedReader = storedObject({
  userId: z.string(),
  /** Null until it is given. */
  mark: storedEnum(choices, 'maybe').nullable(),
  reason: z.string(),
  /** Email address of the reader as of the mark; blank before. */
  by: z.string(),
  at: z.date().nullable(),
});
export type StoredReader = Stored<z.output<typeof storedReader>>;

/** How the people of a screening were split among readers. */
export const storedSplit = storedObject({
  by: z.string(),
  at: z.date(),
  isBlind: z.boolean(),
  dueAt: z.date().nullable(),
});
