import { memberRoles } from '@shortlist/contracts/roles';
import { defineDocument, storedEnum, type Viewed } from '@shortlist/service-kit';
import { z } from 'zod';

/** Says that a user may act in a workspace, and as what. */
export const membershipDocument = defineDocument({
  collection: 'memberships',
  fields: {
    /** `membershipId` of workspace and user, so that nobody is a member twice. */
    _id: z.string(),
    workspaceId: z.string(),
    userId: z.string(),
    /** A role that only a newer release knows counts as the one that may do least. */
    role: storedEnum(memberRoles, 'viewer'),
    joinedAt: z.date(),
  },
  indexes: [{ fields: { workspaceId: 1 } }, { fields: { userId: 1 } }],
});
export type MembershipRecord = Viewed<typeof membershipDocument>;
