import { Schema } from 'mongoose';

/** Messages of the contact form within one hour, of everybody or of one sender. */
export interface ContactCountRecord {
  /** The hour and `all` or a hash of the sender's address. */
  readonly _id: string;
  readonly count: number;
  readonly expiresAt: Date;
}

export const contactCountSchema = new Schema<ContactCountRecord>(
  {
    _id: { type: String, required: true },
    count: { type: Number, required: true },
    expiresAt: { type: Date, required: true, index: { expireAfterSeconds: 0 } },
  },
  { versionKey: false, collection: 'contact_counts' },
);
