import { type Stored, storedEnum, storedObject } from '@shortlist/service-kit';
import { z } from 'zod';

/**
 * `starting`: an API holds the files; nothing is promised yet. `abandoned`: that came to nothing and is being undone.
 * `accepted`: every file is stored, and will be scored. `scoring`: they are the screening's own files. `scored`: all
 * are done, and the charge is written down. `settled`: the broker has the charge.
 */
const additionStatus = storedEnum(
  ['starting', 'abandoned', 'accepted', 'scoring', 'scored', 'settled'],
  // A state known only to a newer release is left to it.
  'settled',
);

/** Files that were added to a screening in one upload. */
export const storedAddition = storedObject({
  /** Chosen by the client; the same upload sent again finds this one. */
  uploadId: z.string(),
  /** Names one attempt: its reservation of tokens and, as `additionId`, its candidates. */
  runId: z.string(),
  /** The request that uploaded it; later work on it carries this id. */
  requestId: z.string().nullable(),
  status: additionStatus,
  /** While `starting`: the API that reads the files counts as alive until then. */
  leaseUntil: z.date(),
  /** Files of the upload. */
  files: z.number(),
  /** Place of its first file in the screening. */
  position: z.number(),
  /** The candidate whose place its file takes; null for none. */
  replaces: z.string().nullable(),
  /** True when nothing was charged for the job before: its description is charged with these files. */
  withDescription: z.boolean(),
  /** When a person stopped it; null otherwise. */
  cancelledAt: z.date().nullable().default(null),
  /** Tokens to charge; null until every file is done. */
  tokens: z.number().nullable(),
});
export type Addition = Stored<z.output<typeof storedAddition>>;
