import { defineDocument, storedObject, type Viewed } from '@shortlist/service-kit';
import { z } from 'zod';

/** A member who left and whose screenings and mails some service has not handed over. */
export const handOverDocument = defineDocument({
  collection: 'hand_overs',
  fields: {
    _id: z.string(),
    workspaceId: z.string(),
    /** The member who left. */
    userId: z.string(),
    /** The member who takes every screening that `each` does not name; null: nobody. */
    to: z.string().nullable().default(null),
    each: z.array(storedObject({ jobId: z.string(), to: z.string() })),
    at: z.date(),
    /** The request that asked for it; null where that is not known. */
    requestId: z.string().nullable().default(null),
    /** The services that have handed over everything. */
    confirmedBy: z.array(z.string()),
    /** How often the services were told by the sweeper. */
    tries: z.number().default(0),
    /** When it is carried on next. */
    dueAt: z.date(),
  },
  indexes: [{ fields: { dueAt: 1 } }],
});
export type HandOverRecord = Viewed<typeof handOverDocument>;
