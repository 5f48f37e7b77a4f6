import { type Stored, storedEnum, storedObject } from '@shortlist/service-kit';
import { z } from 'zod';

/** A mail about a candidate's request, until the email service has said what became of it. */
export const storedPrivacyMail = storedObject({
  id: z.string(),
  kind: storedEnum(
    ['confirm', 'passed-on', 'nothing-kept', 'asked', 'reminder', 'answered'],
    'other',
  ),
  /** When it is told again. */
  dueAt: z.date(),
  tries: z.number(),
  /** The request that caused it. */
  requestId: z.string().nullable(),
});
export type PrivacyMail = Stored<z.output<typeof storedPrivacyMail>>;
