import { defineDocument, type Viewed } from '@shortlist/service-kit';
import { z } from 'zod';

/** A domain that a workspace says is its own. */
export const signOnDomainDocument = defineDocument({
  collection: 'sign_on_domains',
  fields: {
    /** `domainId` of workspace and domain. */
    _id: z.string(),
    workspaceId: z.string(),
    domain: z.string(),
    /** Text that its DNS record must hold. */
    token: z.string(),
    verifiedAt: z.date().nullable().default(null),
    /** The domain once it is verified, else the id: so that one workspace alone has it verified. */
    claim: z.string(),
    createdAt: z.date(),
  },
  indexes: [{ fields: { claim: 1 }, unique: true }, { fields: { workspaceId: 1 } }],
});
export type SignOnDomain = Viewed<typeof signOnDomainDocument>;
