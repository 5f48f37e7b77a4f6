import { privacyWishes } from '@shortlist/contracts/privacy';
import { defineDocument, storedEnum, type Viewed } from '@shortlist/service-kit';
import { z } from 'zod';
import { storedPrivacyMail } from './privacy-mail.js';

/** A candidate's details and request. */
export const askedFields = {
  // A request that only a newer release knows is answered with a copy of the data.
  wish: storedEnum(privacyWishes, 'copy'),
  name: z.string(),
  email: z.string(),
  employer: z.string(),
  message: z.string(),
};

/** Values that replace them once they are no longer needed. */
export const FORGOTTEN = { name: '', email: '', employer: '', message: '' } as const;

/**
 * A candidate's request from the form on. `unconfirmed`: nobody but its sender knows of it. `confirmed`: cases are being
 * made of it. `passed-on`: they are made, and it knows no person any more once the mail about that has left.
 */
export const privacyRequest = defineDocument({
  collection: 'privacy_requests',
  fields: {
    _id: z.string(),
    ...askedFields,
    state: storedEnum(['unconfirmed', 'confirmed', 'passed-on'], 'passed-on'),
    /** SHA-256 of the secrets of its links, which are stored nowhere: a mail that is told again has its own. */
    tokenHashes: z.array(z.string()).default([]),
    /** Recruiters it concerns; null until that is known. */
    concerned: z.number().nullable().default(null),
    mail: storedPrivacyMail.nullable().default(null),
    createdAt: z.date(),
    /** The database removes it then: soon while unconfirmed. */
    expiresAt: z.date(),
  },
  indexes: [
    { fields: { tokenHashes: 1 } },
    { fields: { 'mail.id': 1 } },
    { fields: { 'mail.dueAt': 1 } },
    { fields: { state: 1 } },
    { fields: { expiresAt: 1 }, expireAfterSeconds: 0 },
  ],
});
export type PrivacyRequestRecord = Viewed<typeof privacyRequest>;
