import { defineDocument } from '@shortlist/service-kit';
import { z } from 'zod';

/** A person at the provider of a workspace who signs in to an account. */
export const signOnIdentityDocument = defineDocument({
  collection: 'sign_on_identities',
  fields: {
    _id: z.string(),
    /** A subject of one workspace's provider says nothing to another workspace. */
    workspaceId: z.string(),
    issuer: z.string(),
    subject: z.string(),
    userId: z.string(),
    email: z.string(),
    createdAt: z.date(),
  },
  indexes: [
    { fields: { workspaceId: 1, issuer: 1, subject: 1 }, unique: true },
    { fields: { userId: 1 } },
  ],
});
