import { unreadableReasons } from '@shortlist/contracts/screening';
import {
  defineDocument,
  type NewDocument,
  type Stored,
  storedEnum,
  storedObject,
  type Viewed,
} from '@shortlist/service-kit';
import { z } from 'zod';
import { storedDecision, storedOverride } from './decision.js';
import { storedDraft } from './draft.js';
import { personFields } from './person.js';
import { storedReader } from './reading.js';
import { storedEngine, storedResult, storedVerdict } from './result.js';

/** Where the words of a text are on the pictures that it was read from. */
const storedScan = storedObject({
  pages: z.array(storedObject({ width: z.number(), height: z.number() })),
  words: z.array(
    storedObject({
      start: z.number(),
      end: z.number(),
      page: z.number(),
      box: storedObject({
        left: z.number(),
        top: z.number(),
        right: z.number(),
        bottom: z.number(),
      }),
      confidence: z.number(),
    }),
  ),
  unreadPages: z.number(),
});
export type StoredScan = Stored<z.output<typeof storedScan>>;

/** A resume's extracted text, as the engine takes it. The file itself is never stored. */
export const storedText = storedObject({
  text: z.string(),
  pageStarts: z.array(z.number()),
  hiddenText: z.array(z.string()),
  /** Addresses of the file's mailto links. */
  mailtos: z.array(z.string()).default([]),
  /** Null for a text that was not read from pictures. */
  scan: storedScan.nullable().default(null),
});

/** How a file came where it did not come alone: from a mail, or with a list of applicants. */
const storedApplication = storedObject({
  /** Name and address of the sender, or of the person in the list; empty where they are not known. */
  name: z.string(),
  email: z.string(),
  /** Text of the mail: shown, never scored. */
  letter: z.string(),
});
export type Application = Stored<z.output<typeof storedApplication>>;

/** The pages of one of several resumes of a file. */
const storedPart = storedObject({
  /** The file's name, without the pages. */
  fileName: z.string(),
  /** From 1. */
  firstPage: z.number(),
  lastPage: z.number(),
  resumes: z.number(),
});

/** A score that a person asked for after the screening was complete. */
const storedLateScoring = storedObject({
  /** Its own reservation of tokens. */
  reservationId: z.string(),
  /** True when nothing was charged for the job before: its description is charged with this score. */
  withDescription: z.boolean(),
  /** Email address of who asked. */
  by: z.string(),
  /** Tokens to charge; null until it is done. */
  tokens: z.number().nullable(),
  /** True from when it is done until the broker confirmed the charge. */
  due: z.boolean(),
  /** The request that asked; null where that was not written down. */
  requestId: z.string().nullable().default(null),
});
export type LateScoring = Stored<z.output<typeof storedLateScoring>>;

/**
 * Why a file has no score: it could not be read, or be scored, or is no resume. The wire calls all of them unreadable.
 */
const storedUnreadable = storedObject({
  reason: storedEnum(
    unreadableReasons,
    // Its message says what it is.
    'corrupt',
  ),
  message: z.string(),
});

const storedFailures = storedObject({
  count: z.number(),
  since: z.date(),
  /** The last one, as a sentence for a person. */
  message: z.string().optional(),
});

/** One file of a screening, from the upload on. */
export const candidateDocument = defineDocument({
  collection: 'candidates',
  fields: {
    /** `<runId>_<position>`. */
    _id: z.string(),
    jobId: z.string(),
    /** The job's, or that of an attempt to start it or to add to it that is not accepted yet. */
    runId: z.string(),
    /** The `runId` of the addition it came with; null for a file of the first upload. */
    additionId: z.string().nullable().default(null),
    /** The `runId` of an addition whose file is to take its place; null otherwise. */
    replacedBy: z.string().nullable().default(null),
    /** The user who started the screening. */
    userId: z.string(),
    workspaceId: z.string(),
    /** Place in the screening, from 0. */
    position: z.number(),
    /** As it is shown: for one of several resumes of a file with its pages. */
    fileName: z.string(),
    /** Null for a whole file. */
    part: storedPart.nullable().default(null),
    status: storedEnum(['queued', 'scored', 'unreadable'], 'other'),
    resume: storedText.nullable().default(null),
    application: storedApplication.nullable().default(null),
    unreadable: storedUnreadable.nullable().default(null),
    /** Kind of document that the file reads like when it is no resume; null for a resume. */
    documentKind: z.string().nullable().default(null),
    /** Null when nobody asked for it. */
    lateScoring: storedLateScoring.nullable().default(null),
    result: storedResult.nullable().default(null),
    /** The job's `engineRun` whose engine scores it. */
    engineRun: z.number().default(0),
    /**
     * Tokens to charge besides those of its result: of failed tries, and of earlier engines of the job. Not lost, as
     * the stored name says, but charged.
     */
    lostTokens: z.number().default(0),
    /** Tries in which the engine failed, and since when; null before the first. */
    engineFailures: storedFailures.nullable().default(null),
    /** When Shortlist last gave up on it through its own fault; it stays queued, rarely tried. Null: never. */
    faultAt: z.date().nullable().default(null),
    /** Verdicts on criteria that the job no longer has. */
    retiredVerdicts: z.array(storedVerdict).default([]),
    /** The engine that scored it; null until then. */
    engine: storedEngine.nullable().default(null),
    override: storedOverride.nullable().default(null),
    /** Oldest first, written with what they decide in one update. */
    decisions: z.array(storedDecision).default([]),
    /** The oldest decision that no webhook was told of; null where none waits for it. Written with the decision. */
    untoldSince: z.date().nullable().default(null),
    /**
     * A decision may not be in the sealed record yet, since then; null: all are. Written with the decision. A release before the record
     * writes none, so what must be sealed at once compares all decisions.
     */
    unsealedSince: z.date().nullable().default(null),
    ...personFields,
    /** Of a person's own file: who reads it, two for a blind reading. */
    readers: z.array(storedReader).default([]),
    /** File names of the same job that may be of the same person, as releases before persons noted them. */
    duplicates: z.array(z.string()).default([]),
    /** Grows with every change after the score: a change based on an older state is made again. */
    revision: z.number().default(0),
    /** Names the last change that was stored together with others, so that it is known which of them were; null: none. */
    batchId: z.string().nullable().default(null),
    /** The job's `settingsRevision` that status, score and draft follow. */
    settingsRevision: z.number().default(0),
    /** Lower-case address of the draft, for finding drafts; null without one. */
    draftKey: z.string().nullable().default(null),
    draft: storedDraft.nullable().default(null),
    /**
     * `addressKeyOf` the address in the resume, blank without one, for finding all that is kept of a person; null until it is scored.
     */
    addressKey: z.string().nullable().default(null),
    /**
     * `waiting`: it waits until its turn comes among those of its account. `calls`: when a worker takes it, the next of those are sent. Null: it
     * was sent.
     */
    line: storedEnum(['waiting', 'calls'], 'other').nullable().default(null),
    /** Still queued at this time: its message is published again. */
    republishAt: z.date(),
    /** How often it was published again; each doubles the wait. */
    republished: z.number().default(0),
    createdAt: z.date(),
    expiresAt: z.date(),
  },
  indexes: [
    { fields: { runId: 1, status: 1 } },
    { fields: { workspaceId: 1, line: 1, position: 1 } },
    // A replica of release 0.1 finds its line by it; release 0.3 drops it.
    { fields: { userId: 1, line: 1, position: 1 } },
    // Pages of persons, by their own file's score and by that of the one that counts.
    { fields: { runId: 1, 'result.score': -1, position: 1, _id: 1 } },
    { fields: { runId: 1, 'counted.score': -1, position: 1, _id: 1 } },
    // All that totals are made of, so that they read no candidate.
    {
      fields: {
        runId: 1,
        'result.status': 1,
        personId: 1,
        'override.status': 1,
        'result.score': 1,
        'counted.score': 1,
      },
    },
    { fields: { runId: 1, 'unreadable.reason': 1 } },
    { fields: { draftKey: 1, workspaceId: 1 } },
    { fields: { addressKey: 1, status: 1, workspaceId: 1 } },
    { fields: { status: 1, republishAt: 1 } },
    { fields: { 'lateScoring.due': 1 } },
    { fields: { 'withdrawal.at': 1 } },
    { fields: { workspaceId: 1, 'readers.userId': 1 } },
    { fields: { untoldSince: 1 } },
    { fields: { unsealedSince: 1 } },
    { fields: { expiresAt: 1 }, expireAfterSeconds: 0 },
  ],
});
export type CandidateRecord = Viewed<typeof candidateDocument>;
export type NewCandidate = NewDocument<typeof candidateDocument>;
