import { defineDocument, storedObject } from '@shortlist/service-kit';
import { z } from 'zod';

/** How many calls at once a provider bears with one key and model, and which processes may make them. */
export const callLimitDocument = defineDocument({
  collection: 'call_limits',
  fields: {
    /** The engine's name for provider, model and key; a digest. */
    _id: z.string(),
    /** Grows with every write: one that is based on an older state is made again. */
    revision: z.number(),
    state: storedObject({
      limit: z.number(),
      ceiling: z.number().nullable(),
      episode: z.number(),
      before: z.number(),
      successes: z.number(),
      failedTries: z.number(),
      holders: z.array(
        storedObject({
          by: z.string(),
          wants: z.number(),
          granted: z.number(),
          until: z.number(),
        }),
      ),
    }),
    expiresAt: z.date(),
  },
  indexes: [{ fields: { expiresAt: 1 }, expireAfterSeconds: 0 }],
});
