import { type Stored, storedEnum, storedObject } from '@shortlist/service-kit';
import { z } from 'zod';

/** A drafted rejection email. It lives inside its candidate, so there is at most one. */
export const storedDraft = storedObject({
  subject: z.string(),
  content: z.string(),
  status: storedEnum(['draft', 'sending', 'sent', 'failed', 'unknown'], 'unknown'),
  reason: z.string().nullable(),
  sentAt: z.date().nullable(),
  /** When the outcome now shown happened; null for a draft. */
  outcomeAt: z.date().nullable(),
  /** True when the candidate ceased to be rejected before it was sent: no longer shown or sent. */
  withdrawn: z.boolean().default(false),
  /** True when a person wrote it: it follows neither the template nor the settings. */
  edited: z.boolean().default(false),
  /** Names the attempt that claimed it; null before the first, and when its sending was only announced. */
  attemptId: z.string().nullable().default(null),
  /** The address it was claimed for; null before. */
  to: z.string().nullable().default(null),
  /** The candidate whose email this is a copy of: it went to this one's address while both counted as one person. */
  copyOf: z.string().nullable().default(null),
});
export type StoredDraft = Stored<z.output<typeof storedDraft>>;

/** Outcome of an email. */
export const storedMail = storedDraft.pick({ status: true, reason: true, sentAt: true });
export type StoredMail = Stored<z.output<typeof storedMail>>;
