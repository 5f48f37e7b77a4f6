import { defineDocument, storedEnum, storedObject, type Viewed } from '@shortlist/service-kit';
import { z } from 'zod';

const storedReservation = storedObject({
  id: z.string(),
  /**
   * `expired`: given back because nobody settled it in time; a late settlement still charges what was used. A state
   * that only a newer release knows counts as settled: its tokens stay charged, and nothing is given back.
   */
  state: storedEnum(['open', 'settled', 'released', 'expired'], 'settled'),
  /** Reserved while open, then charged. */
  tokens: z.number(),
  reservedAt: z.date(),
});

/**
 * One workspace's tokens in one month. The sum and its parts are in one document, because only updates of a single document
 * are atomic everywhere.
 */
export const accountDocument = defineDocument({
  collection: 'accounts',
  fields: {
    /** `<workspace id>:<yyyy-mm>` */
    _id: z.string(),
    /** The member whose screening opened the month. */
    userId: z.string(),
    workspaceId: z.string(),
    /** Charged and reserved tokens. */
    used: z.number(),
    reservations: z.array(storedReservation).default([]),
  },
  indexes: [
    { fields: { workspaceId: 1, _id: -1 } },
    { fields: { 'reservations.id': 1 } },
    { fields: { 'reservations.state': 1, 'reservations.reservedAt': 1 } },
  ],
});
export type AccountRecord = Viewed<typeof accountDocument>;
