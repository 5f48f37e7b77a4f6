import { privacyAnswers } from '@shortlist/contracts/privacy';
import {
  defineDocument,
  type Stored,
  storedEnum,
  storedObject,
  type Viewed,
} from '@shortlist/service-kit';
import { z } from 'zod';
import { storedPrivacyMail } from './privacy-mail.js';
import { askedFields } from './privacy-request.js';

const storedAnswer = storedObject({
  // Its mail says only what the recruiter wrote.
  kind: storedEnum(privacyAnswers, 'corrected'),
  at: z.date(),
  reason: z.string(),
  screenings: z.number(),
  people: z.number(),
  files: z.number(),
  comments: z.number(),
  emails: z.number(),
});
export type StoredAnswer = Stored<z.output<typeof storedAnswer>>;

/** Files of one screening that go. */
const storedErasure = storedObject({
  jobId: z.string(),
  /** Of the screening before. */
  places: z.number(),
  people: z.number(),
  fileIds: z.array(z.string()),
  fileNames: z.array(z.string()),
});
export type Erasure = Stored<z.output<typeof storedErasure>>;

/** A confirmed request as it concerns one workspace, which knows nothing of the others. */
export const privacyCase = defineDocument({
  collection: 'privacy_cases',
  fields: {
    /** Follows from request and workspace, so that there is one. */
    _id: z.string(),
    /** The member who is mailed about it. */
    userId: z.string(),
    workspaceId: z.string(),
    ...askedFields,
    /** `addressKeyOf` their address; blank once they are forgotten. */
    addressKey: z.string(),
    receivedAt: z.date(),
    dueAt: z.date(),
    state: storedEnum(['open', 'deleting', 'answered'], 'answered'),
    /** Erasures to carry out, until all are. */
    erasures: z.array(storedErasure).default([]),
    /** Candidates to send, and whether notes and comments are included; null otherwise. */
    sending: storedObject({
      people: z.array(z.object({ jobId: z.string(), candidateId: z.string() })),
      withNotes: z.boolean(),
    })
      .nullable()
      .default(null),
    answer: storedAnswer.nullable().default(null),
    /** How the recruiter was called when answering. */
    by: z.string().default(''),
    /** When the recruiter is reminded next; null when they are not any more. */
    remindAt: z.date().nullable().default(null),
    reminders: z.number().default(0),
    /** When an erasure that was cut off is carried on. */
    eraseAt: z.date().nullable().default(null),
    mail: storedPrivacyMail.nullable().default(null),
    /** Outcome of the mail about the answer; null until that is known. */
    delivery: storedEnum(['sent', 'refused'], 'sent').nullable().default(null),
    expiresAt: z.date(),
  },
  indexes: [
    { fields: { workspaceId: 1, dueAt: 1 } },
    { fields: { 'mail.id': 1 } },
    { fields: { 'mail.dueAt': 1 } },
    { fields: { remindAt: 1 } },
    { fields: { eraseAt: 1 } },
    { fields: { expiresAt: 1 }, expireAfterSeconds: 0 },
  ],
});
export type PrivacyCaseRecord = Viewed<typeof privacyCase>;
