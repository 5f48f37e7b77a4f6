import { defineDocument } from '@shortlist/service-kit';
import { z } from 'zod';

/** A screening, or a person of one, that was deleted a short while ago: a record of it that comes late is deleted as well. */
export const deletedScreening = defineDocument({
  collection: 'deleted_screenings',
  fields: {
    /** `hashDeleted` of the screening's id, or of the id of the person's record; in records of before 0.2 the id itself. */
    _id: z.string(),
    expiresAt: z.date(),
  },
  indexes: [{ fields: { expiresAt: 1 }, expireAfterSeconds: 0 }],
});
