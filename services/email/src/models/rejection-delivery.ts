import { Schema } from 'mongoose';

/** `sending`: one attempt is at it. `unknown` is final: nobody can tell whether sending again would be twice. */
export const deliveryStates = ['sending', 'sent', 'failed', 'unknown'] as const;
export type DeliveryState = (typeof deliveryStates)[number];

/** The sending of one drafted rejection email. There is one record per draft, so there is one claim. */
export interface RejectionDeliveryRecord {
  /** `<jobId>.<candidateId>`; ids have no dot. */
  readonly _id: string;
  readonly userId: string;
  readonly jobId: string;
  readonly candidateId: string;
  readonly state: DeliveryState;
  readonly reason: string | null;
  /** Names the attempt that owns the state. */
  readonly attemptId: string;
  /** Name of the process that is at it, the same after its restart; null when it has no name. */
  readonly instance: string | null;
  /** Names the life of that process. */
  readonly incarnation: string;
  /** While `sending`: the process lives and is at it until here, unless it says so again. */
  readonly leaseUntil: Date;
  /** False as long as the mail server can't have got the text. */
  readonly handedOver: boolean;
  /** SHA-256 of the subject and content last sent, to know a repeated request whose text was edited. */
  readonly textHash: string;
  readonly requestId: string;
  /** When the state was entered. */
  readonly at: Date;
  /** False while the outcome is still to be told on the bus. */
  readonly announced: boolean;
  readonly expiresAt: Date;
}

export const rejectionDeliverySchema = new Schema<RejectionDeliveryRecord>(
  {
    _id: { type: String, required: true },
    userId: { type: String, required: true },
    jobId: { type: String, required: true },
    candidateId: { type: String, required: true },
    state: { type: String, enum: deliveryStates, required: true },
    reason: { type: String, default: null },
    attemptId: { type: String, required: true },
    instance: { type: String, default: null },
    incarnation: { type: String, required: true },
    leaseUntil: { type: Date, required: true },
    handedOver: { type: Boolean, required: true },
    textHash: { type: String, required: true },
    requestId: { type: String, required: true },
    at: { type: Date, required: true },
    announced: { type: Boolean, required: true },
    expiresAt: { type: Date, required: true, index: { expireAfterSeconds: 0 } },
  },
  { versionKey: false, collection: 'rejection_deliveries' },
);
rejectionDeliverySchema.index({ state: 1, leaseUntil: 1 });
rejectionDeliverySchema.index({ announced: 1, state: 1, at: 1 });
