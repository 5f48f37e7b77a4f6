import { memberRoles } from '@shortlist/contracts/roles';
import { defineDocument, storedEnum, type Viewed } from '@shortlist/service-kit';
import { z } from 'zod';

const rememberSeconds = 30 * 24 * 60 * 60;

/** An invitation that was not accepted. Accepting or withdrawing removes it. */
export const invitationDocument = defineDocument({
  collection: 'invitations',
  fields: {
    /** Names it to the members who manage people. */
    _id: z.string(),
    /** SHA-256 of the secret in its newest mail, hex; null while no mail has left. */
    tokenHash: z.string().nullable().default(null),
    workspaceId: z.string(),
    /** Lower case. */
    email: z.string(),
    role: storedEnum(memberRoles, 'viewer'),
    /** The user who sent it last. */
    invitedBy: z.string(),
    sentAt: z.date(),
    expiresAt: z.date(),
    /** Null when no mail is owed, else when the sweeper may send it. */
    mailDue: z.date().nullable().default(null),
    /** The request that caused the owed mail; null where that is not known. */
    mailRequest: z.string().nullable().default(null),
  },
  indexes: [
    { fields: { workspaceId: 1, email: 1 }, unique: true },
    { fields: { tokenHash: 1 } },
    { fields: { mailDue: 1 } },
    // Listed as expired for a while, so that it can be sent again.
    { fields: { expiresAt: 1 }, expireAfterSeconds: rememberSeconds },
  ],
});
export type InvitationRecord = Viewed<typeof invitationDocument>;
