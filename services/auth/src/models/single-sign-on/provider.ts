import { memberRoles } from '@shortlist/contracts/roles';
import { defineDocument, storedEnum, type Viewed } from '@shortlist/service-kit';
import { z } from 'zod';

/** The OpenID Connect provider of a workspace. */
export const signOnProviderDocument = defineDocument({
  collection: 'sign_on_providers',
  fields: {
    /** The id of the workspace. */
    _id: z.string(),
    issuer: z.string(),
    clientId: z.string(),
    /** Encrypted for the workspace. */
    sealedSecret: z.string(),
    /** Role of people who join by signing in; never owner. */
    role: storedEnum(memberRoles, 'viewer'),
    /** Members with an address of a verified domain sign in here alone. */
    only: z.boolean().default(false),
    testedAt: z.date().nullable().default(null),
    /** Entered by a person at the machine of the gateway, whose private addresses it may then name. */
    isLocal: z.boolean().default(false),
    createdAt: z.date(),
  },
  indexes: [],
});
export type SignOnProvider = Viewed<typeof signOnProviderDocument>;
