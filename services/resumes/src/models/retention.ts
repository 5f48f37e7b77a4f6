import { defineDocument } from '@shortlist/service-kit';
import { z } from 'zod';

/** How long a workspace's screenings are kept; without this document the default of 12 months applies. */
export const retentionDocument = defineDocument({
  collection: 'retentions',
  fields: {
    /** The workspace's id. */
    _id: z.string(),
    months: z.number(),
    /** Years that decision records outlive their last decision; null: they go with their screening. */
    recordYears: z.number().nullable().default(null),
    /** Until then no decision record is deleted by `recordYears`; null: it was never chosen. */
    recordsHoldFrom: z.date().nullable().default(null),
    /** Until then nothing is deleted by it, so that it can be changed back. */
    holdsFrom: z.date(),
    /** The last night for which everything older was deleted. */
    doneUntil: z.date(),
  },
  indexes: [{ fields: { doneUntil: 1 } }],
});
