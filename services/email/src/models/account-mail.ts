import { Schema } from 'mongoose';

/** One mail asked for by a message, so that a redelivered message does not send it again. */
export interface AccountMailRecord {
  /** Id of the message. */
  readonly _id: string;
  readonly state: 'sending' | 'sent';
  /** While `sending`: somebody is at it until here. */
  readonly leaseUntil: Date;
  readonly expiresAt: Date;
}

export const accountMailSchema = new Schema<AccountMailRecord>(
  {
    _id: { type: String, required: true },
    state: { type: String, enum: ['sending', 'sent'], required: true },
    leaseUntil: { type: Date, required: true },
    expiresAt: { type: Date, required: true, index: { expireAfterSeconds: 0 } },
  },
  { versionKey: false, collection: 'account_mails' },
);
