import { defineDocument } from '@shortlist/service-kit';
import { z } from 'zod';

/** How long a user's screenings are kept; a user who never chose has none, and 12 months. */
export const retentionDocument = defineDocument({
  collection: 'retentions',
  fields: {
    /** The user's id. */
    _id: z.string(),
    months: z.number(),
    /** Years that decision records outlive their last decision; null: they go with their screening. */
    recordYears: z.number().nullable().default(null),
    /** Until then nothing is deleted by it, so that it can be changed back. */
    holdsFrom: z.date(),
    /** The last night for which everything older was deleted. */
    doneUntil: z.date(),
  },
  indexes: [{ fields: { doneUntil: 1 } }],
});
