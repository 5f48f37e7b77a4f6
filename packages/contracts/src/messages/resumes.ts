import * as z from 'zod/mini';
import { id } from '../entities.js';
import { privacyAnswers, privacyWishes } from '../privacy.js';
import { screeningChanges } from '../screenings/changes.js';
import { jobProgress } from '../screenings/job.js';
import { openEnum } from '../values/open-enum.js';
import { activityFacts } from '../workspaces/activity.js';
import { defineCommand, defineEvent, defineRequest } from './message.js';
import { owner } from './owner.js';

/**
 * Somebody did something that the activity of a workspace keeps. Sent once per act, without waiting: a line may be
 * missing after a crash, never double.
 */
export const noteActivity = defineCommand(
  'resumes.activity.note',
  z.object({
    ...owner,
    activityId: id,
    at: z.iso.datetime(),
    /** Resumes fills in the title of a screening. */
    facts: activityFacts,
  }),
);

/** Score one queued candidate. Carries ids only: the text stays in the database. */
export const scoreCandidate = defineCommand(
  'resumes.candidate.score',
  z.object({ jobId: id, candidateId: id }),
);

/** A candidate was scored or found unscorable; the job's progress after it. */
export const candidateScored = defineEvent(
  'resumes.candidate.scored',
  z.extend(jobProgress, { candidateId: id }),
);

/**
 * Something of a screening changed, for pages that show it. Sent once: a page that misses it finds out by its next look.
 */
export const screeningChanged = defineEvent(
  'resumes.screening.changed',
  z.extend(screeningChanges, {
    workspaceId: id,
    /** Null: every screening of the workspace. */
    jobId: z.nullable(id),
    /** The member who changed it; null: Shortlist itself, or somebody with a link. */
    userId: z.nullable(id),
  }),
);

/** Every candidate of a job is done. */
export const jobCompleted = defineEvent('resumes.job.completed', z.object({ jobId: id, ...owner }));

/** Rejection drafts of the user's own screenings addressed to any of `emails` (compared case-insensitively). */
export const findDrafts = defineRequest(
  'resumes.drafts.find',
  z.object({ ...owner, emails: z.array(z.string()) }),
  z.object({
    drafts: z.array(
      z.object({
        jobId: id,
        candidateId: id,
        email: z.string(),
        subject: z.string(),
        content: z.string(),
      }),
    ),
    /** True when the account has no sender yet: then there are no drafts to send. */
    senderMissing: z.optional(z.boolean()),
  }),
);

/** Finds which of some candidates' rejection emails may be sent at present. Nothing is promised: claiming decides. */
export const findRejections = defineRequest(
  'resumes.rejections.find',
  z.object({ ...owner, jobId: id, candidateIds: z.array(id) }),
  z.object({
    /** False when the screening does not exist or is not the user's. */
    known: z.boolean(),
    /** One per person, by the person's id, though several of their files were asked for. */
    sendable: z.array(z.object({ candidateId: id, email: z.string() })),
    refused: z.array(z.object({ candidateId: id, reason: z.string() })),
    /** True when the account has no sender yet: then all are refused. */
    senderMissing: z.optional(z.boolean()),
  }),
);

/**
 * Takes the right to send a person's rejection just before it leaves: granted while the person is rejected and nothing
 * has been sent. From then on the draft counts as being sent, until its outcome is announced. The same `attemptId` is
 * granted again.
 */
export const claimRejection = defineRequest(
  'resumes.rejection.claim',
  z.object({
    ...owner,
    jobId: id,
    candidateId: id,
    attemptId: z.string(),
    at: z.iso.datetime(),
    /** Absent or false for what was confirmed before a sender was asked for. */
    needsSender: z.optional(z.boolean()),
  }),
  z.object({
    /** Null when it must not be sent. */
    mail: z.nullable(
      z.object({
        candidateId: id,
        email: z.string(),
        subject: z.string(),
        content: z.string(),
        senderName: z.string(),
        replyTo: z.string(),
        /** True when a person said that someone else with this address is another person. */
        separate: z.boolean(),
      }),
    ),
    /** Why not, as a sentence; null when granted. */
    reason: z.nullable(z.string()),
  }),
);

/** A person is no longer to get a rejection: was moved, deleted, or found to be another's file. */
export const rejectionWithdrawn = defineEvent(
  'resumes.rejection.withdrawn',
  z.object({ ...owner, jobId: id, candidateId: id, reason: z.string(), at: z.iso.datetime() }),
  ['email.rejection.withdraw'],
);

/** A screening was deleted: everything that is kept about it must go. */
export const jobDeleted = defineEvent(
  'resumes.job.deleted',
  z.object({ jobId: id, ...owner, at: z.iso.datetime() }),
  ['email.job.delete'],
);

/** Content of a mail about a candidate's request. Its reply holds personal data and a secret: never logged. */
export const findPrivacyMail = defineRequest(
  'resumes.privacy-mail.find',
  z.object({ mailId: z.string() }),
  z.object({
    /** Null when it is not to be sent any more. */
    mail: z.nullable(
      z.object({
        kind: openEnum(
          ['confirm', 'passed-on', 'nothing-kept', 'asked', 'reminder', 'answered'],
          'other',
        ),
        /** Null: the address of the user's account, which auth knows. */
        to: z.nullable(z.string()),
        userId: z.nullable(id),
        /** Of the candidate. */
        name: z.string(),
        wish: openEnum(privacyWishes, 'other'),
        /** Of the link that confirms; a secret. */
        token: z.nullable(z.string()),
        dueAt: z.iso.datetime(),
        answer: z.nullable(openEnum(privacyAnswers, 'other')),
        /** The answering person, by their own name for themselves. */
        by: z.string(),
        /** Their message. */
        reason: z.string(),
        /** The stored data, readable. */
        parts: z.array(z.object({ heading: z.string(), lines: z.array(z.string()) })),
      }),
    ),
  }),
);

/** Outcome of such a mail; an unknown value is read as `sent`. */
export const confirmPrivacyMail = defineCommand(
  'resumes.privacy-mail.confirm',
  z.object({ mailId: z.string(), outcome: openEnum(['sent', 'refused'], 'sent') }),
);
