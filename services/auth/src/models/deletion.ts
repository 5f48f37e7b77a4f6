import { defineDocument, type Viewed } from '@shortlist/service-kit';
import { z } from 'zod';

/** A deletion of an account that is not over: services have not said that it is done, or its owner is not told. */
export const deletionDocument = defineDocument({
  collection: 'deletions',
  fields: {
    /** The user's id. */
    _id: z.string(),
    /** Recipient of the notice; blank once the bus has it. */
    email: z.string(),
    firstName: z.string(),
    at: z.date(),
    /** The request that asked for it; null where that is not known. */
    requestId: z.string().nullable(),
    /** The workspaces that go with the account; absent in a deletion that a release of before began. */
    workspaceIds: z.array(z.string()).optional(),
    /** The services that may still keep something. */
    awaiting: z.array(z.string()),
    /** How often the services were told. */
    tries: z.number().default(0),
    /** When it is carried on next. */
    dueAt: z.date(),
  },
  indexes: [{ fields: { dueAt: 1 } }],
});
export type DeletionRecord = Viewed<typeof deletionDocument>;
