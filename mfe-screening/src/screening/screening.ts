import type * as http from '@shortlist/contracts/http/resumes';
import type { JobDetail } from '@shortlist/contracts/job';
import type { OperationResponse } from '@shortlist/contracts/operation';
import type { CandidateRow } from '@shortlist/contracts/people';
import type { RejectionTemplate } from '@shortlist/contracts/rejection-template';
import type {
  Candidate,
  Criterion,
  EngineInfo,
  RejectionEmail,
  UnreadableFile,
} from '@shortlist/contracts/screening';
import { perList } from './scores/per-list.js';

/** A resume as it was read; quotes and places of its candidate's verdicts refer to `text`. */
export type ResumeText = OperationResponse<typeof http.getCandidateResume>;

/** A rejection email in a list: subject and text may be missing until they are asked for. */
export type DraftedEmail = NonNullable<CandidateRow['email']>;

export function isWhole(email: DraftedEmail): email is RejectionEmail {
  return email.subject !== undefined && email.content !== undefined;
}

/** Requirements of the job description that must not be judged, with the reason. */
export type LeftOut = NonNullable<JobDetail['leftOut']>;

/**
 * Results of one screening. `origin` says how far they can be trusted: `demo` was generated because a screening failed,
 * `sample` is bundled with the product; neither can be emailed.
 */
export interface Screening {
  readonly origin: 'screened' | 'demo' | 'sample';
  readonly jobId: string;
  readonly title: string;
  readonly comparisonScore: number;
  readonly candidates: readonly Candidate[];
  readonly criteria: readonly Criterion[];
  readonly rejectionEmails: readonly DraftedEmail[];
  readonly unreadable: readonly UnreadableFile[];
  /** The engine that scored it; the formula depends on it. */
  readonly engine: Pick<EngineInfo, 'name' | 'version'>;
  readonly leftOut: LeftOut;
  /** Null before the user changed it. */
  readonly rejectionTemplate: RejectionTemplate | null;
  /** Bundled resumes by candidate id, of the sample only: no server has them. */
  readonly resumes?: Readonly<Record<string, ResumeText>>;
}

/** Candidates whom a person must decide about; without those whose score waits for the mark of the user. */
export function reviewedOf({ candidates }: Pick<Screening, 'candidates'>): Candidate[] {
  return candidates.filter(
    ({ status, hiddenUntilMarked }) => status === 'review' && !hiddenUntilMarked,
  );
}

/** How many candidates have a score that the user sees once they have marked them. */
export const countHidden = perList(
  (candidates) => candidates.filter(({ hiddenUntilMarked }) => hiddenUntilMarked).length,
);
