import { Schema } from 'mongoose';

/**
 * How a reservation ended. The first outcome stands, also when its message overtook the reservation's own.
 */
export interface OutcomeRecord {
  /** The reservation's id. */
  readonly _id: string;
  readonly state: 'settled' | 'released';
  /** Tokens to charge; 0 when released. */
  readonly tokens: number;
  readonly purgeAt: Date;
}

export const outcomeSchema = new Schema<OutcomeRecord>(
  {
    _id: { type: String, required: true },
    state: { type: String, enum: ['settled', 'released'], required: true },
    tokens: { type: Number, required: true },
    purgeAt: { type: Date, required: true, index: { expireAfterSeconds: 0 } },
  },
  { versionKey: false, collection: 'outcomes' },
);
