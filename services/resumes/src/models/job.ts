import type { Criterion, EngineInfo, RejectionTemplate } from '@shortlist/contracts';
import type { GivenCriteria, PreparedJob } from '@shortlist/screening';
import { Schema, type Connection, type Model } from 'mongoose';

/**
 * `starting`: an API holds the files and reserves, extracts, writes; nothing is promised yet.
 * `abandoned`: that start is over without a job; its reservation is being given back, then the record goes, or
 * stays as `failed` when nobody could be told (`startDiedAt`).
 * From `processing` on the job is accepted: every candidate is stored and will be scored.
 */
export type JobRecordStatus = 'starting' | 'abandoned' | 'processing' | 'completed' | 'failed';

/** What a finished job adds up to, computed once from its candidates. */
export interface JobCounts {
  readonly shortlisted: number;
  readonly rejected: number;
  /** Candidates whom a person must decide about; missing in counts kept before there were any. */
  readonly review?: number;
  readonly unreadable: number;
  readonly averageScore: number | null;
}

export interface SettingsChange {
  /** Email address of the person. */
  readonly by: string;
  /** What was changed, as sentences. */
  readonly why: string;
}

export interface EngineWait {
  /** For the person who waits, as a sentence. */
  readonly message: string;
  /** When it is tried again. */
  readonly until: Date;
  /** Tries before that failed one after the other, not counting the first. */
  readonly failures: number;
  /** It hardly goes on by itself: somebody has to mend something, and then retry or switch the engine. */
  readonly needsPerson?: boolean;
}

export interface JobRecord {
  /** The job's id, chosen by the client or made here; unique over all users. */
  readonly _id: string;
  /**
   * Names one attempt to start the job: its token reservation and its candidates carry this id, so what a
   * stalled attempt still writes after another took over belongs to nobody.
   */
  readonly runId: string;
  readonly userId: string;
  readonly status: JobRecordStatus;
  readonly title: string;
  readonly jobDescription: string;
  readonly comparisonScore: number;
  /** Files of the upload, unreadable ones included. */
  readonly total: number;
  readonly engine: EngineInfo;
  /** Grows when the engine is switched: what an engine before gives is not stored any more. */
  readonly engineRun: number;
  /** The engine does not answer; null when it does. */
  readonly waiting: EngineWait | null;
  /** When it last answered after it had not; null when it always has. */
  readonly answeredAt: Date | null;
  /** What a person confirmed to look for before the start; null or absent: the engine reads the description. */
  readonly given?: GivenCriteria | null;
  /** Criteria and all else that belongs to the job; null until a worker first needs it. */
  readonly prepared: PreparedJob | null;
  /** Tokens the engine used to prepare; null when it uses none. */
  readonly preparationTokens: number | null;
  /** Tokens of preparations that came to nothing; missing in records from before they were counted. */
  readonly lostPreparationTokens?: number;
  /** Who asks for the criteria now, and until when without a sign of life; null or missing when nobody does. */
  readonly preparing?: { readonly by: string; readonly until: Date } | null;
  /** While `starting`: the API that starts it is alive until here. */
  readonly leaseUntil: Date;
  /** While `starting`: files read so far, as of the last sign of life. Missing before the first. */
  readonly filesRead?: number;
  /** When its start was found dead: nothing was accepted, and the same id can start anew. Null or missing for every other. */
  readonly startDiedAt?: Date | null;
  readonly createdAt: Date;
  readonly completedAt: Date | null;
  readonly counts: JobCounts | null;
  /** Tokens to charge; null until the job is done. */
  readonly tokensUsed: number | null;
  /** When the charge and the completion event were confirmed by the broker; null until then. */
  readonly settledAt: Date | null;
  readonly emailsSent: number;
  /** What rejections are drafted from; null: the default template. */
  readonly rejectionTemplate: RejectionTemplate | null;
  /** Grows with every change of threshold, criteria or template; its candidates follow one by one. */
  readonly settingsRevision: number;
  /** The revision of the newest change that makes scores be computed again. */
  readonly scoringRevision: number;
  /** The revision of the newest change that makes candidates be judged again; absent before the first. */
  readonly criteriaRevision?: number;
  /** Criteria that were removed or reworded, so that taking a change back finds what they were judged as. */
  readonly retiredCriteria?: readonly Criterion[];
  /** The last such change, for the decision record. */
  readonly settingsChange: SettingsChange | null;
  /** Candidates may still follow an older revision, since then; null when all follow the newest. */
  readonly unappliedSince: Date | null;
  /** Grows before and after each change of a candidate: `counts` made in between are not kept. */
  readonly changes: number;
  readonly failure: string | null;
  /** The database removes the record at this time. */
  readonly expiresAt: Date;
}

const jobSchema = new Schema<JobRecord>(
  {
    _id: { type: String, required: true },
    runId: { type: String, required: true },
    userId: { type: String, required: true },
    status: { type: String, required: true },
    title: { type: String, default: '' },
    jobDescription: { type: String, required: true },
    comparisonScore: { type: Number, required: true },
    total: { type: Number, required: true },
    engine: { type: Schema.Types.Mixed, required: true },
    engineRun: { type: Number, default: 0 },
    answeredAt: { type: Date, default: null },
    waiting: { type: Schema.Types.Mixed, default: null },
    given: { type: Schema.Types.Mixed, default: null },
    prepared: { type: Schema.Types.Mixed, default: null },
    preparationTokens: { type: Number, default: null },
    lostPreparationTokens: { type: Number, default: 0 },
    preparing: {
      type: new Schema({ by: String, until: Date }, { _id: false }),
      default: null,
    },
    leaseUntil: { type: Date, required: true },
    filesRead: { type: Number, default: 0 },
    startDiedAt: { type: Date, default: null },
    createdAt: { type: Date, required: true },
    completedAt: { type: Date, default: null },
    counts: { type: Schema.Types.Mixed, default: null },
    tokensUsed: { type: Number, default: null },
    settledAt: { type: Date, default: null },
    emailsSent: { type: Number, default: 0 },
    rejectionTemplate: { type: Schema.Types.Mixed, default: null },
    settingsRevision: { type: Number, default: 0 },
    scoringRevision: { type: Number, default: 0 },
    criteriaRevision: { type: Number, default: 0 },
    retiredCriteria: { type: [Schema.Types.Mixed], default: [] } as never,
    settingsChange: { type: Schema.Types.Mixed, default: null },
    unappliedSince: { type: Date, default: null },
    changes: { type: Number, default: 0 },
    failure: { type: String, default: null },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'jobs', versionKey: false, minimize: false },
);
jobSchema.index({ userId: 1, createdAt: -1 });
jobSchema.index({ status: 1 });
jobSchema.index({ status: 1, settledAt: 1 });
jobSchema.index({ unappliedSince: 1 });
jobSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export type JobModel = Model<JobRecord>;

export function createJobModel(connection: Connection): JobModel {
  return connection.model<JobRecord>('Job', jobSchema);
}
