import * as z from 'zod/mini';
import { isoDate } from '../../../entities.js';

/** Screenings that a choice of months deletes, now and soon. */
const retentionOption = z.object({
  months: z.int(),
  /** Screenings that are that old when old ones are deleted next. */
  screenings: z.int().check(z.gte(0)),
  /** Titles of some of them, the newest first; blank for one without. */
  titles: z.array(z.string()),
  /** Screenings that will be that old in the seven days after. */
  soon: z.int().check(z.gte(0)),
});

/** Kept decision records that a choice of years deletes next. */
const recordOption = z.object({
  /** Null: they go with their screening. */
  years: z.nullable(z.int()),
  /** Records of deleted screenings that go next. */
  records: z.int().check(z.gte(0)),
});

export const retention = z.object({
  /** How long screenings are kept. */
  months: z.int(),
  /** When those that are older are deleted next; what is chosen now holds from then on. */
  deletesAt: isoDate,
  /** Consequences of each choice. */
  options: z.array(retentionOption),
  /** Years after its last decision that a decision record is kept; null: it goes with its screening. */
  recordYears: z.optional(z.nullable(z.int())),
  recordOptions: z.optional(z.array(recordOption)),
});
export type Retention = z.infer<typeof retention>;
