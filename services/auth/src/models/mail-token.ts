import { Schema } from 'mongoose';
import { mailKinds, type MailKind } from './user.js';

/** The secret of one mailed link. Only its hash is stored. */
export interface MailTokenRecord {
  /** SHA-256 of the token, hex. */
  readonly _id: string;
  readonly kind: MailKind;
  readonly userId: string;
  readonly expiresAt: Date;
  readonly usedAt: Date | null;
  /** Kept past its expiry, so that a late click hears 'expired' and not 'invalid'. */
  readonly purgeAt: Date;
}

export const mailTokenSchema = new Schema<MailTokenRecord>(
  {
    _id: { type: String, required: true },
    kind: { type: String, enum: mailKinds, required: true },
    userId: { type: String, required: true, index: true },
    expiresAt: { type: Date, required: true },
    usedAt: { type: Date, default: null },
    purgeAt: { type: Date, required: true, index: { expireAfterSeconds: 0 } },
  },
  { versionKey: false, collection: 'mail_tokens' },
);
