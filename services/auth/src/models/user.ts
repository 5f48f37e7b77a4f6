import type { PlanName } from '@shortlist/contracts';
import { planNames } from '@shortlist/contracts';
import { Schema } from 'mongoose';

/** The mails that a user may be waiting for. */
export const mailKinds = ['verification', 'passwordReset'] as const;
export type MailKind = (typeof mailKinds)[number];

export interface UserRecord {
  readonly _id: string;
  /** Lower case, so that the unique index ignores case. */
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly company: string | null;
  readonly plan: PlanName;
  readonly passwordHash: string;
  readonly verifiedAt: Date | null;
  readonly createdAt: Date;
  /** Per kind: null when no mail is owed, else when the sweeper may send it. Written with the change that owes it. */
  readonly mailDue: Readonly<Record<MailKind, Date | null>>;
}

export const userSchema = new Schema<UserRecord>(
  {
    _id: { type: String, required: true },
    email: { type: String, required: true, unique: true },
    firstName: { type: String, required: true },
    lastName: { type: String, required: true },
    company: { type: String, default: null },
    plan: { type: String, enum: planNames, required: true },
    passwordHash: { type: String, required: true },
    verifiedAt: { type: Date, default: null },
    createdAt: { type: Date, required: true },
    mailDue: {
      verification: { type: Date, default: null },
      passwordReset: { type: Date, default: null },
    },
  },
  { versionKey: false, collection: 'users' },
);
for (const kind of mailKinds) userSchema.index({ [`mailDue.${kind}`]: 1 });
