import { defineDocument } from '@shortlist/service-kit';
import { z } from 'zod';

/** A person at an identity provider who signs in to an account. */
export const identityDocument = defineDocument({
  collection: 'identities',
  fields: {
    _id: z.string(),
    /** The provider, by its first issuer. */
    issuer: z.string(),
    /** The provider's own id of the person. */
    subject: z.string(),
    userId: z.string(),
    /** The person's address at the provider when they last signed in; null in documents of before. */
    email: z.string().nullable().default(null),
    createdAt: z.date(),
  },
  indexes: [{ fields: { issuer: 1, subject: 1 }, unique: true }, { fields: { userId: 1 } }],
});
