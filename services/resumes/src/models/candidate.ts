import type {
  CandidateStatus,
  DecidedStatus,
  Decision,
  EmailStatus,
  EngineInfo,
  UnreadableReason,
  Verdict,
} from '@shortlist/contracts';
import type { ScreeningResult } from '@shortlist/screening';
import { Schema, type Connection, type Model } from 'mongoose';

/** A resume's extracted text, as the engine takes it. The file itself is never stored. */
export interface StoredText {
  readonly text: string;
  readonly pageStarts: readonly number[];
  readonly hiddenText: readonly string[];
}

export interface StoredResult extends ScreeningResult {
  readonly status: CandidateStatus;
  readonly borderline: boolean;
}

/** A drafted rejection email. It lives inside its candidate, so there is at most one. */
export interface StoredDraft {
  readonly subject: string;
  readonly content: string;
  readonly status: EmailStatus;
  readonly reason: string | null;
  readonly sentAt: Date | null;
  /** When the outcome now shown happened; null for a draft. */
  readonly outcomeAt: Date | null;
  /** True when the candidate was not rejected any more before it was sent: not shown and not sent any more. */
  readonly withdrawn: boolean;
}

/** A person's decision against the score. */
export interface StoredOverride {
  readonly status: DecidedStatus;
  readonly reason: string;
  /** Email address of the person. */
  readonly by: string;
  readonly at: Date;
}

/** One line of the decision record; only ever added. */
export interface StoredDecision extends Pick<
  Decision,
  'kind' | 'by' | 'from' | 'to' | 'score' | 'comparisonScore' | 'why'
> {
  readonly at: Date;
  /** The name as it was read then. */
  readonly name: string;
}

/** A score that a person asked for after the screening was complete. */
export interface LateScoring {
  /** Its own reservation of tokens. */
  readonly reservationId: string;
  /** Nothing of the job was charged before: its description is charged with this one. */
  readonly withDescription: boolean;
  /** Email address of who asked. */
  readonly by: string;
  /** Tokens to charge; null until it is done. */
  readonly tokens: number | null;
  /** True from when it is done until the charge was confirmed by the broker. */
  readonly due: boolean;
}

export interface CandidateRecord {
  /** `<runId>_<position>`. */
  readonly _id: string;
  readonly jobId: string;
  readonly runId: string;
  readonly userId: string;
  /** Place in the upload, from 0. */
  readonly position: number;
  readonly fileName: string;
  readonly status: 'queued' | 'scored' | 'unreadable';
  readonly resume: StoredText | null;
  readonly unreadable: { readonly reason: UnreadableReason; readonly message: string } | null;
  /** What the file reads like when it is no resume; null or missing for every other. */
  readonly documentKind?: string | null;
  /** Null or missing when nobody asked for it. */
  readonly lateScoring?: LateScoring | null;
  readonly result: StoredResult | null;
  /** The job's `engineRun` whose engine scores it. */
  readonly engineRun: number;
  /** Tokens used on it that its result does not show: by failed tries, or before the engine was switched. */
  readonly lostTokens: number;
  /** Tries that the engine failed, and since when; null before the first. */
  readonly engineFailures: {
    readonly count: number;
    readonly since: Date;
    /** The last one, as a sentence for a person. */
    readonly message?: string;
  } | null;
  /** When Shortlist last gave up on it through a fault of its own: queued still, and tried rarely. Null or missing: never. */
  readonly faultAt?: Date | null;
  /** Verdicts on criteria that the job no longer has. */
  readonly retiredVerdicts?: readonly Verdict[];
  /** What scored it; null before. */
  readonly engine: EngineInfo | null;
  readonly override: StoredOverride | null;
  /** Oldest first, written with what they decide in one update. */
  readonly decisions: readonly StoredDecision[];
  /** File names of the same job that may be of the same person. */
  readonly duplicates: readonly string[];
  /** Grows with every change after the score: a change based on an older state is made again. */
  readonly revision: number;
  /** The job's `settingsRevision` that status, score and draft follow. */
  readonly settingsRevision: number;
  /** Lower-case address of the draft, for finding drafts; null without one. */
  readonly draftKey: string | null;
  readonly draft: StoredDraft | null;
  /** Still queued at this time: its message is published again. */
  readonly republishAt: Date;
  /** How often it was published again; each doubles the wait. */
  readonly republished: number;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

const candidateSchema = new Schema<CandidateRecord>(
  {
    _id: { type: String, required: true },
    jobId: { type: String, required: true },
    runId: { type: String, required: true },
    userId: { type: String, required: true },
    position: { type: Number, required: true },
    fileName: { type: String, required: true },
    status: { type: String, required: true },
    resume: { type: Schema.Types.Mixed, default: null },
    unreadable: { type: Schema.Types.Mixed, default: null },
    documentKind: { type: String, default: null },
    lateScoring: { type: Schema.Types.Mixed, default: null },
    result: { type: Schema.Types.Mixed, default: null },
    engineRun: { type: Number, default: 0 },
    lostTokens: { type: Number, default: 0 },
    engineFailures: { type: Schema.Types.Mixed, default: null },
    faultAt: { type: Date, default: null },
    retiredVerdicts: { type: [Schema.Types.Mixed], default: [] } as never,
    engine: { type: Schema.Types.Mixed, default: null },
    override: { type: Schema.Types.Mixed, default: null },
    decisions: { type: [Schema.Types.Mixed], default: [] } as never,
    duplicates: { type: [String], default: [] },
    revision: { type: Number, default: 0 },
    settingsRevision: { type: Number, default: 0 },
    draftKey: { type: String, default: null },
    draft: { type: Schema.Types.Mixed, default: null },
    republishAt: { type: Date, required: true },
    republished: { type: Number, default: 0 },
    createdAt: { type: Date, required: true },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'candidates', versionKey: false, minimize: false },
);
candidateSchema.index({ runId: 1, status: 1 });
candidateSchema.index({ draftKey: 1, userId: 1 });
candidateSchema.index({ status: 1, republishAt: 1 });
candidateSchema.index({ 'lateScoring.due': 1 });
candidateSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export type CandidateModel = Model<CandidateRecord>;

export function createCandidateModel(connection: Connection): CandidateModel {
  return connection.model<CandidateRecord>('Candidate', candidateSchema);
}
