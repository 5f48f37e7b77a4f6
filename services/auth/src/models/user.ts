import { planNames } from '@shortlist/contracts/constants';
import {
  defineDocument,
  type NewDocument,
  storedEnum,
  storedObject,
  type Viewed,
} from '@shortlist/service-kit';
import { z } from 'zod';

/** The mails that a user may be waiting for. */
export const mailKinds = [
  'verification',
  'passwordReset',
  'passwordChanged',
  'signInMethodAdded',
  'signInMethodRemoved',
  'secondFactorAdded',
  'secondFactorRemoved',
  'recoveryCodeUsed',
  'apiTokenMade',
  'webhookDisabled',
  /** To the new address, with the link that confirms it. */
  'emailChange',
  'emailChangeAsked',
  /** To the former address. */
  'emailChanged',
] as const;
export type MailKind = (typeof mailKinds)[number];

const eachKind = <Value>(value: Value) =>
  Object.fromEntries(mailKinds.map((kind) => [kind, value])) as Record<MailKind, Value>;

const dueDate = z.date().nullable().default(null);
const requestId = z.string().nullable().default(null);

/** An account. */
export const userDocument = defineDocument({
  collection: 'users',
  fields: {
    _id: z.string(),
    /** Lower case, so that the unique index ignores case. */
    email: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    company: z.string().nullable().default(null),
    /** The plan of the workspace made with the account, for a release of before workspaces; so are the next two. */
    plan: storedEnum(planNames, 'Free'),
    /** Also the plan that a sign-up asked for, until its workspace is made. */
    askedFor: storedEnum(planNames, 'Free').nullable().default(null),
    exempt: z.boolean().default(false),
    /** Grows when the user's workspaces or roles change: access tokens of before no longer count. */
    accessRevision: z.number().default(0),
    /** Since when an operator keeps this user from signing in. */
    disabledAt: z.date().nullable().default(null),
    passwordHash: z.string(),
    /** When the password was chosen; null without one, and in documents of before this was written down. */
    passwordSetAt: z.date().nullable().default(null),
    /** An address that takes the place of `email` once the link mailed to it is followed. Lower case. */
    newEmail: z.string().nullable().default(null),
    /** Until when that link works. */
    newEmailUntil: z.date().nullable().default(null),
    /** The address before the present one, for the notice that it was replaced. */
    formerEmail: z.string().nullable().default(null),
    verifiedAt: z.date().nullable().default(null),
    /** When it was signed up for; while unverified, when it was last. */
    createdAt: z.date(),
    /** Number of the sign-up or of the address before verification: a verification link is good for one. */
    registration: z.number().default(0),
    /** Somebody had signed up with the address before, by another password, and not verified it. */
    replaced: z.boolean().default(false),
    /** Per kind: null when no mail is owed, else when the sweeper may send it. Written with the change that owes it. */
    mailDue: storedObject(eachKind(dueDate)).default(eachKind(null)),
    /** Per kind: the request that caused the owed mail; null where that was not written down. */
    mailRequest: storedObject(eachKind(requestId)).default(eachKind(null)),
  },
  indexes: [
    { fields: { email: 1 }, unique: true },
    { fields: { verifiedAt: 1, createdAt: 1 } },
    ...mailKinds.map((kind) => ({ fields: { [`mailDue.${kind}`]: 1 } as const })),
  ],
});
export type UserRecord = Viewed<typeof userDocument>;
export type NewUser = NewDocument<typeof userDocument>;
