import type { CandidateStatus, EmailStatus, UnreadableReason } from '@shortlist/contracts';
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
  readonly result: StoredResult | null;
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
    result: { type: Schema.Types.Mixed, default: null },
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
candidateSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export type CandidateModel = Model<CandidateRecord>;

export function createCandidateModel(connection: Connection): CandidateModel {
  return connection.model<CandidateRecord>('Candidate', candidateSchema);
}
