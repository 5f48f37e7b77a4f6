import { Schema } from 'mongoose';

/** One refresh token of a session. Kept after its use until it expires, so that a second use is noticed. */
export interface RefreshTokenRecord {
  /** SHA-256 of the token, hex. */
  readonly _id: string;
  readonly sessionId: string;
  /** When it was exchanged for its successor; null while it is good. */
  readonly rotatedAt: Date | null;
  readonly expiresAt: Date;
}

export const refreshTokenSchema = new Schema<RefreshTokenRecord>(
  {
    _id: { type: String, required: true },
    sessionId: { type: String, required: true },
    rotatedAt: { type: Date, default: null },
    expiresAt: { type: Date, required: true, index: { expireAfterSeconds: 0 } },
  },
  { versionKey: false, collection: 'refresh_tokens' },
);
