import { defineDocument } from '@shortlist/service-kit';
import { z } from 'zod';

/** A person who left a workspace, or was removed: joins again by invitation, not by single sign-on. */
export const formerMemberDocument = defineDocument({
  collection: 'former_members',
  fields: {
    /** `membershipId` of workspace and user. */
    _id: z.string(),
    workspaceId: z.string(),
    userId: z.string(),
  },
  indexes: [{ fields: { workspaceId: 1 } }, { fields: { userId: 1 } }],
});
