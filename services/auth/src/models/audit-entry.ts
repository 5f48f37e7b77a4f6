import { defineDocument, type NewDocument, type Viewed } from '@shortlist/service-kit';
import { z } from 'zod';

/**
 * An operator's action on an account. It holds no address and no name of the account, so that it can stay after a
 * deletion.
 */
export const auditEntryDocument = defineDocument({
  collection: 'auditentries',
  fields: {
    _id: z.string(),
    at: z.date(),
    /** The operator's name on the machine where the command was run. */
    operator: z.string(),
    /** The word of the command: `plan`, `disable` … */
    action: z.string(),
    userId: z.string(),
    /** The choice, e.g. the plan before and after; null where the action says everything. */
    detail: z.string().nullable().default(null),
  },
  indexes: [{ fields: { at: -1 } }, { fields: { userId: 1, at: -1 } }],
});
export type AuditEntry = Viewed<typeof auditEntryDocument>;
export type NewAuditEntry = NewDocument<typeof auditEntryDocument>;
