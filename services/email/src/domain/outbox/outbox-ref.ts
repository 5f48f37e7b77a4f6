import type { Context } from '../../context.js';
import type { RejectionDelivery } from '../../models/rejection-delivery.js';
import { deliveryId } from '../records/claim-delivery.js';

/** The outbox of a screening, as a member asks for it. */
export interface OutboxRef {
  readonly userId: string;
  readonly workspaceId: string;
  readonly jobId: string;
}

export interface SomeEmails extends OutboxRef {
  /** All when absent. */
  readonly candidateIds?: readonly string[] | undefined;
}

/** The records of an outbox, or some of them, within its workspace. */
export function recordsOf({ jobId, candidateIds }: Pick<SomeEmails, 'jobId' | 'candidateIds'>) {
  return {
    jobId,
    ...(candidateIds
      ? { _id: { $in: candidateIds.map((candidateId) => deliveryId({ jobId, candidateId })) } }
      : {}),
  };
}

/** State of a record that is removed from the outbox. */
export function describeStop(context: Context, reason: string) {
  const at = context.clock();
  return {
    state: 'stopped',
    reason,
    sendAt: null,
    at,
    changedAt: at,
  } as const satisfies Partial<RejectionDelivery>;
}
