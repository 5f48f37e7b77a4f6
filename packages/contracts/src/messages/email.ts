import * as z from 'zod/mini';
import { emailAddress, id } from '../entities.js';
import { openEnum, openName } from '../values/open-enum.js';
import { memberRoles } from '../workspaces/roles.js';
import { defineCommand, defineEvent, defineRequest } from './message.js';
import { owner } from './owner.js';

/** Mail a link to confirm an email address. `token` is a secret: never logged. */
export const sendVerificationEmail = defineCommand(
  'email.verification.send',
  z.object({
    to: emailAddress,
    firstName: z.string(),
    token: z.string(),
    expiresInHours: z.number(),
    /** Somebody signed up with this address before, by another password; the mail says that none of them counts. */
    again: z.optional(z.boolean()),
  }),
);

/** Mail a link to choose a new password. `token` is a secret: never logged. */
export const sendPasswordResetEmail = defineCommand(
  'email.password-reset.send',
  z.object({
    to: emailAddress,
    firstName: z.string(),
    token: z.string(),
    expiresInMinutes: z.number(),
    /** The account has no password that counts yet; the mail says so. */
    first: z.optional(z.boolean()),
  }),
);

/** Mail a link that makes `to` the address of an account. `token` is a secret: never logged. */
export const sendAddressChangeEmail = defineCommand(
  'email.address-change.send',
  z.object({
    to: emailAddress,
    firstName: z.string(),
    token: z.string(),
    expiresInMinutes: z.number(),
  }),
);

/** Mail an invitation to a workspace. `token` is a secret: never logged. */
export const sendInvitationEmail = defineCommand(
  'email.invitation.send',
  z.object({
    to: emailAddress,
    token: z.string(),
    workspace: z.string(),
    /** Full name of the member who invites. */
    invitedBy: z.string(),
    role: openName(memberRoles),
    expiresInDays: z.number(),
  }),
);

/** Mail an owner or admin of a workspace that somebody asks to join it. */
export const sendJoinRequestEmail = defineCommand(
  'email.join-request.send',
  z.object({
    to: emailAddress,
    firstName: z.string(),
    workspaceId: id,
    workspace: z.string(),
    /** Full name of the person who asks; blank without one. */
    askedBy: z.string(),
    askedByAddress: z.string(),
  }),
);

/** Mail a person that they are a member of the workspace that they asked to join. */
export const sendJoinAcceptedEmail = defineCommand(
  'email.join-accepted.send',
  z.object({
    to: emailAddress,
    firstName: z.string(),
    workspaceId: id,
    workspace: z.string(),
    role: openName(memberRoles),
  }),
);

/** Mail that something about an account or its work has changed, so that its owner notices when it was not them. */
export const sendAccountNotice = defineCommand(
  'email.account-notice.send',
  z.object({
    to: emailAddress,
    firstName: z.string(),
    notice: openEnum(
      [
        'passwordChanged',
        'signInMethodAdded',
        'signInMethodRemoved',
        'addressChangeAsked',
        'addressChanged',
        /** `to` has an account; the owner of another one asked to have this address, and nothing changed. */
        'addressInUse',
        'accountDeleted',
        'secondFactorAdded',
        'secondFactorRemoved',
        'recoveryCodeUsed',
        'apiTokenMade',
        'webhookDisabled',
        /** `to` works on a private screening that an owner of the workspace leads from now on. */
        'screeningTakenOver',
      ],
      'other',
    ),
    at: z.iso.datetime(),
  }),
);

/**
 * Mail a member about comments that mention them, or that came by a link to a screening they lead. Published again until
 * it was taken; `mailId` sends it once. `stopToken` is a secret, and texts are never logged.
 */
export const sendCommentMail = defineCommand(
  'email.comment-mail.send',
  z.object({
    mailId: id,
    workspaceId: id,
    to: emailAddress,
    firstName: z.string(),
    stopToken: z.string(),
    comments: z.array(
      z.object({
        jobId: id,
        candidateId: id,
        /** Title of the screening. */
        title: z.string(),
        candidate: z.string(),
        why: openEnum(['mention', 'link'], 'mention'),
        author: z.string(),
        text: z.string(),
        at: z.iso.datetime(),
      }),
    ),
  }),
);

/**
 * Mail a member how many candidates of a screening they are to read from now on. `mailId` sends it once. `stopToken`, a secret,
 * stops such mails together with those about comments.
 */
export const sendReadingMail = defineCommand(
  'email.reading-mail.send',
  z.object({
    mailId: id,
    workspaceId: id,
    to: emailAddress,
    firstName: z.string(),
    stopToken: z.string(),
    jobId: id,
    /** Title of the screening. */
    title: z.string(),
    /** Name of the member who split it. */
    by: z.string(),
    people: z.int(),
    /** The reader marks unaware of another one; else they decide. */
    isBlind: z.boolean(),
    /** When they are to be done; null: no date. */
    dueAt: z.nullable(z.iso.datetime()),
  }),
);

/**
 * Mail one of the mails about a candidate's request; what is in it is asked of resumes just before it leaves. Comes
 * again until `confirmPrivacyMail` has answered it, and is sent once.
 */
export const sendPrivacyMail = defineCommand(
  'email.privacy-mail.send',
  z.object({ mailId: z.string() }),
);

/** Deletes every rejection email to some files of a screening, sent or waiting, and lets none of them leave any more. */
export const forgetPeople = defineRequest(
  'email.people.forget',
  z.object({ jobId: id, candidateIds: z.array(id) }),
  z.object({ emails: z.number() }),
);

/** A rejection email is being sent; its outcome follows. */
export const rejectionEmailBegun = defineEvent(
  'email.rejection.begun',
  z.object({ ...owner, jobId: id, candidateId: id, at: z.iso.datetime() }),
  ['resumes.rejection-email.begin'],
);

const rejectionOutcome = z.object({
  ...owner,
  jobId: id,
  candidateId: id,
  outcome: openEnum(['sent', 'failed', 'unknown'], 'unknown'),
  reason: z.nullable(z.string()),
  at: z.iso.datetime(),
});

/** The outcome of a rejection email; an unknown value is read as `unknown`, which is never resent by itself. */
export const rejectionEmailSettled = defineEvent('email.rejection.settled', rejectionOutcome, [
  'resumes.rejection-email.settle',
]);

/** The same as releases before 0.2 announce it. Still read, no longer published. */
export const rejectionEmailSent = defineEvent('email.rejection.sent', rejectionOutcome, [
  'resumes.rejection-email.record',
]);
