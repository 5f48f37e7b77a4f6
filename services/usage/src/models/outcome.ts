import { defineDocument, storedEnum, type Viewed } from '@shortlist/service-kit';
import { z } from 'zod';

/** How a reservation ended. The first outcome stands, even when its message overtook the reservation's own. */
export const outcomeDocument = defineDocument({
  collection: 'outcomes',
  fields: {
    /** The reservation's id. */
    _id: z.string(),
    state: storedEnum(['settled', 'released'], 'settled'),
    /** Tokens to charge; 0 when released. */
    tokens: z.number(),
    purgeAt: z.date(),
  },
  indexes: [{ fields: { purgeAt: 1 }, expireAfterSeconds: 0 }],
});
export type OutcomeRecord = Viewed<typeof outcomeDocument>;
