import { planNames } from '@shortlist/contracts/constants';
import { defineDocument, storedEnum, type Viewed } from '@shortlist/service-kit';
import { z } from 'zod';

/** A workspace: its name and plan. Its members are in `memberships`. */
export const workspaceDocument = defineDocument({
  collection: 'workspaces',
  fields: {
    /** The id of the account it was made with, or a random one. */
    _id: z.string(),
    name: z.string(),
    /** A plan that only a newer release sells counts as the free one. */
    plan: storedEnum(planNames, 'Free'),
    /** The plan that a member asked for; null where none was, or where the operator has answered. */
    askedFor: storedEnum(planNames, 'Free').nullable().default(null),
    /** An operator lets its members skip the token limit. */
    exempt: z.boolean().default(false),
    /** People with an address of a verified domain may ask to join. */
    joinRequestsOpen: z.boolean().default(true),
    createdAt: z.date(),
    /** The user who made it. */
    createdBy: z.string(),
    /** Until when a change of its members keeps others waiting; null while none runs. */
    lockedUntil: z.date().nullable().default(null),
  },
  indexes: [{ fields: { createdBy: 1 } }],
});
export type WorkspaceRecord = Viewed<typeof workspaceDocument>;
