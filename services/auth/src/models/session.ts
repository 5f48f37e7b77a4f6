import { Schema } from 'mongoose';

/** One sign-in: the family that all its refresh tokens belong to. */
export interface SessionRecord {
  readonly _id: string;
  readonly userId: string;
  readonly createdAt: Date;
  readonly endedAt: Date | null;
  /** End of its youngest refresh token. */
  readonly expiresAt: Date;
}

export const sessionSchema = new Schema<SessionRecord>(
  {
    _id: { type: String, required: true },
    userId: { type: String, required: true, index: true },
    createdAt: { type: Date, required: true },
    endedAt: { type: Date, default: null },
    expiresAt: { type: Date, required: true, index: { expireAfterSeconds: 0 } },
  },
  { versionKey: false, collection: 'sessions' },
);
