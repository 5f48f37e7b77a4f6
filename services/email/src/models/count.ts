import { Schema } from 'mongoose';

/** How many there were within a window of time. */
export interface CountRecord {
  /** The window, and `all` or a hash of whose they are. */
  readonly _id: string;
  readonly count: number;
  readonly expiresAt: Date;
}

export function createCountSchema(collection: string) {
  return new Schema<CountRecord>(
    {
      _id: { type: String, required: true },
      count: { type: Number, required: true },
      expiresAt: { type: Date, required: true, index: { expireAfterSeconds: 0 } },
    },
    { versionKey: false, collection },
  );
}
