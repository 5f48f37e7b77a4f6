import {
  defineDocument,
  type NewDocument,
  type Stored,
  storedEnum,
  storedObject,
  type Viewed,
} from '@shortlist/service-kit';
import { z } from 'zod';
import { storedAddition } from './addition.js';
import { storedSplit } from './reading.js';
import { storedCriterion, storedEngine } from './result.js';

/**
 * `starting`: an API holds the files and reserves, extracts, writes; nothing is promised yet.
 * `abandoned`: that start is over without a job; its reservation is being given back, then the record goes, or
 * stays as `failed` when nobody could be told (`startDiedAt`).
 * From `processing` on the job is accepted: every candidate is stored and will be scored.
 * `deleting`: for everybody it is gone already; what is left of it is being removed.
 * `other`: what only a newer release knows.
 */
const jobRecordStatus = storedEnum(
  ['starting', 'abandoned', 'processing', 'completed', 'failed', 'deleting'],
  'other',
);
export type JobRecordStatus = z.output<typeof jobRecordStatus>;

/** Counts of a finished job, computed once from its candidates. */
const storedCounts = storedObject({
  shortlisted: z.number(),
  rejected: z.number(),
  /** Candidates about whom a person must decide. */
  review: z.number().default(0),
  unreadable: z.number(),
  averageScore: z.number().nullable(),
  /** Persons, and those about whom a person decided; absent in counts of before they were kept. */
  persons: z.number().optional(),
  decided: z.number().optional(),
});
export type StoredCounts = Stored<z.output<typeof storedCounts>>;

const storedSettingsChange = storedObject({
  /** Email address of the person. */
  by: z.string(),
  /** The changes, as sentences. */
  why: z.string(),
});
export type SettingsChange = Stored<z.output<typeof storedSettingsChange>>;

const storedWait = storedObject({
  /** For the person who waits, as a sentence. */
  message: z.string(),
  /** When it is tried again. */
  until: z.date(),
  /** Failed tries in a row, not counting the first. */
  failures: z.number(),
  /** It hardly goes on by itself: somebody has to fix something, and then retry or switch the engine. */
  needsPerson: z.boolean().default(false),
});
export type EngineWait = Stored<z.output<typeof storedWait>>;

/** The workspace's mail settings as drafts use them, with their revision. */
const storedLetterhead = storedObject({
  revision: z.number(),
  company: z.string(),
  signature: z.string(),
  senderName: z.string().default(''),
});
export type Letterhead = Stored<z.output<typeof storedLetterhead>>;

/** Charge of a reservation of tokens; null: it is given back. */
const storedCharge = storedObject({ reservationId: z.string(), tokens: z.number().nullable() });
export type StoredCharge = Stored<z.output<typeof storedCharge>>;

const storedPreparedJob = storedObject({
  title: z.string(),
  jobDescription: z.string(),
  criteria: z.array(storedCriterion),
  leftOut: z.array(z.object({ text: z.string(), reason: z.string() })).default([]),
  engine: storedEngine,
  asOf: z.string(),
});

/** A screening: one description and the files that are compared with it. */
export const jobDocument = defineDocument({
  collection: 'jobs',
  fields: {
    /** The job's id, chosen by the client or made here; unique over all workspaces. */
    _id: z.string(),
    /**
     * Names one attempt to start the job: its token reservation and its candidates carry this id, so what a
     * stalled attempt still writes after another took over belongs to nobody.
     */
    runId: z.string(),
    /** The user who started it. */
    userId: z.string(),
    workspaceId: z.string(),
    /** The member who leads it; null in what a release before 0.2 stored, where it is `userId`. */
    leadId: z.string().nullable().default(null),
    reviewerIds: z.array(z.string()).default([]),
    /** Hiring managers. */
    managerIds: z.array(z.string()).default([]),
    /** Only these people see it. */
    isPrivate: z.boolean().default(false),
    /** How its people were split among readers; null while they were not. */
    split: storedSplit.nullable().default(null),
    /** The request that started it; null where that was not written down. Later work on it carries this id. */
    requestId: z.string().nullable().default(null),
    status: jobRecordStatus,
    title: z.string().default(''),
    jobDescription: z.string(),
    comparisonScore: z.number(),
    /** A person chose the title after the start: what the engine reads in the description does not replace it. */
    renamed: z.boolean().default(false),
    /** Its files, unreadable ones and those added later included. */
    total: z.number(),
    /** Uploads that added files, oldest first. */
    additions: z.array(storedAddition).default([]),
    /** Places that were ever given to files; null: `total`. */
    places: z.number().nullable().default(null),
    /** When a person stopped it while it ran; null otherwise. */
    cancelledAt: z.date().nullable().default(null),
    /** When a person closed it; null while it is open. */
    closedAt: z.date().nullable().default(null),
    /** The reservation of the late score that took it on to pay for reading the description; null before the first. */
    descriptionPaidBy: z.string().nullable().default(null),
    /** While `deleting`: what becomes of the reservations of its candidates; null until that is known. */
    lateCharges: z.array(storedCharge).nullable().default(null),
    engine: storedEngine,
    /** Grows when the engine is switched: outcomes of earlier engines are no longer stored. */
    engineRun: z.number().default(0),
    /** The engine does not answer; null when it does. */
    waiting: storedWait.nullable().default(null),
    /** When Shortlist last gave up on one of its resumes through its own fault; null: never. */
    faultedAt: z.date().nullable().default(null),
    /** When it last answered after it had not; null when it always has. */
    answeredAt: z.date().nullable().default(null),
    /** Criteria that a person confirmed before the start; null: the engine reads the description. */
    given: storedObject({ title: z.string(), criteria: z.array(storedCriterion) })
      .nullable()
      .default(null),
    /** Criteria and everything else derived for the job; null until a worker first needs it. */
    prepared: storedPreparedJob.nullable().default(null),
    /** Tokens the engine used to prepare; null when it uses none. */
    preparationTokens: z.number().nullable().default(null),
    /** Tokens of preparations that came to nothing; charged all the same. */
    lostPreparationTokens: z.number().default(0),
    /** Process that prepares the job now, and when its lease ends; null when none does. */
    preparing: storedObject({ by: z.string(), until: z.date() }).nullable().default(null),
    /** While `starting`: the API that starts it counts as alive until then. */
    leaseUntil: z.date(),
    /** While `starting`: files read so far, as of the last sign of life. */
    filesRead: z.number().default(0),
    /** When its start was found dead: nothing was accepted, and the same id can start again. Null otherwise. */
    startDiedAt: z.date().nullable().default(null),
    createdAt: z.date(),
    completedAt: z.date().nullable().default(null),
    /** When a person last changed something about its candidates; null before. */
    changedAt: z.date().nullable().default(null),
    counts: storedCounts.nullable().default(null),
    /** Tokens to charge; null until the job is done. */
    tokensUsed: z.number().nullable().default(null),
    /** When the charge and the completion event were confirmed by the broker; null until then. */
    settledAt: z.date().nullable().default(null),
    emailsSent: z.number().default(0),
    /** People who were deleted at their own request: nothing of them but what explains the counts. */
    erased: z
      .array(storedObject({ at: z.date(), people: z.number(), fileIds: z.array(z.string()) }))
      .default([]),
    /** Code of the language that rejections are written in; null: English. */
    mailLanguage: z.string().nullable().default(null),
    /** Template of the rejections; null: the default template. */
    rejectionTemplate: storedObject({
      subject: z.string(),
      content: z.string(),
      company: z.string(),
    })
      .nullable()
      .default(null),
    /** A copy, so that what follows for a candidate follows from the job alone; null: blank. */
    letterhead: storedLetterhead.nullable().default(null),
    /** Grows with every change of threshold, criteria, template or letterhead; its candidates follow one by one. */
    settingsRevision: z.number().default(0),
    /** The revision of the newest change that makes scores be computed again. */
    scoringRevision: z.number().default(0),
    /** The revision of the newest change that makes candidates be judged again; 0 before the first. */
    criteriaRevision: z.number().default(0),
    /** Criteria that were removed or reworded, so that taking a change back finds what they were judged as. */
    retiredCriteria: z.array(storedCriterion).default([]),
    /** The last such change, for the decision record. */
    settingsChange: storedSettingsChange.nullable().default(null),
    /** Since when candidates may still follow an older revision; null when all follow the newest. */
    unappliedSince: z.date().nullable().default(null),
    /** Since when files may still be grouped by persons in an older way; null when they are not. */
    ungroupedSince: z.date().nullable().default(null),
    /** True once its files were grouped by all that tells whose they are; what earlier releases stored may never have been. */
    personsFound: z.boolean().default(false),
    /** Grows before and after each change of a candidate: `counts` made in between are not kept. */
    changes: z.number().default(0),
    failure: z.string().nullable().default(null),
    /** The database removes the record at this time. */
    expiresAt: z.date(),
  },
  indexes: [
    { fields: { workspaceId: 1, createdAt: -1 } },
    { fields: { workspaceId: 1, 'waiting.until': 1 } },
    { fields: { workspaceId: 1, leadId: 1 } },
    { fields: { workspaceId: 1, reviewerIds: 1 } },
    { fields: { workspaceId: 1, managerIds: 1 } },
    // A replica of release 0.1 finds by them; release 0.3 drops them.
    { fields: { userId: 1, createdAt: -1 } },
    { fields: { userId: 1, 'waiting.until': 1 } },
    { fields: { status: 1, settledAt: 1 } },
    { fields: { unappliedSince: 1 } },
    { fields: { 'additions.status': 1 } },
    { fields: { ungroupedSince: 1 } },
    { fields: { expiresAt: 1 }, expireAfterSeconds: 0 },
  ],
});
export type JobRecord = Viewed<typeof jobDocument>;
export type NewJob = NewDocument<typeof jobDocument>;
