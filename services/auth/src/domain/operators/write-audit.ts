import { randomUUID } from 'node:crypto';
import type { NewAuditEntry } from '../../models/audit-entry.js';
import type { OperatorContext } from './operator-context.js';

/** Writes down what the operator is about to do: what can't be written down is not done. */
export async function writeAudit(
  { models, clock, operator }: OperatorContext,
  entry: Pick<NewAuditEntry, 'action' | 'userId' | 'detail'>,
): Promise<void> {
  await models.auditEntries.create({ _id: randomUUID(), at: clock(), operator, ...entry });
}
