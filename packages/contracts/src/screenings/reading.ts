import * as z from 'zod/mini';
import { id, isoDate } from '../entities.js';
import { choice } from './choice.js';

/** A member who was given a candidate to read, and their mark. */
export const candidateReader = z.object({
  userId: id,
  hasMarked: z.boolean(),
  /** Null before it is given, and while the caller, who reads the candidate too, has not given theirs. */
  mark: z.nullable(choice),
  /** When it was given; null with `mark`. */
  at: z.nullable(isoDate),
});
export type CandidateReader = z.infer<typeof candidateReader>;

/** How the people of a screening were split among its readers, and how far they are. */
export const readingState = z.object({
  /** Two: neither sees the other's mark before giving one. */
  readersEach: z.literal([1, 2]),
  /** The day by which it should be done. */
  dueOn: z.nullable(z.iso.date()),
  splitBy: id,
  splitAt: isoDate,
  progress: z.array(z.object({ userId: id, marked: z.int(), of: z.int() })),
  /** Of two readers: people that both have marked, how many of them alike, and Cohen's kappa, null where undefined. */
  agreement: z.nullable(
    z.object({ both: z.int(), agreed: z.int(), kappa: z.nullable(z.number()) }),
  ),
});
export type ReadingState = z.infer<typeof readingState>;
