import { Schema } from 'mongoose';

/** `expired`: given back because nobody settled it in time; a late settlement still charges what was used. */
export const reservationStates = ['open', 'settled', 'released', 'expired'] as const;
export type ReservationState = (typeof reservationStates)[number];

export interface ReservationRecord {
  readonly id: string;
  readonly state: ReservationState;
  /** Reserved while open, then charged. */
  readonly tokens: number;
  readonly reservedAt: Date;
}

/**
 * One user's tokens in one month. The sum and what it is made of lie in one document, because only the update
 * of one document is atomic everywhere.
 */
export interface AccountRecord {
  /** `<user id>:<yyyy-mm>` */
  readonly _id: string;
  readonly userId: string;
  /** Charged and reserved tokens. */
  readonly used: number;
  readonly reservations: readonly ReservationRecord[];
}

const reservationSchema = new Schema<ReservationRecord>(
  {
    id: { type: String, required: true },
    state: { type: String, enum: reservationStates, required: true },
    tokens: { type: Number, required: true },
    reservedAt: { type: Date, required: true },
  },
  { _id: false, id: false },
);

export const accountSchema = new Schema<AccountRecord>(
  {
    _id: { type: String, required: true },
    userId: { type: String, required: true },
    used: { type: Number, required: true },
    reservations: { type: [reservationSchema], required: true },
  },
  { versionKey: false, collection: 'accounts' },
);
accountSchema.index({ 'reservations.id': 1 });
accountSchema.index({ 'reservations.state': 1, 'reservations.reservedAt': 1 });
