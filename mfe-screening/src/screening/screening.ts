import type * as http from '@shortlist/contracts/http/resumes';
import type { JobDetail } from '@shortlist/contracts/job';
import type { OperationResponse } from '@shortlist/contracts/operation';
import type { RejectionTemplate } from '@shortlist/contracts/rejection-template';
import type {
  Candidate,
  Criterion,
  EngineInfo,
  RejectionEmail,
  UnreadableFile,
} from '@shortlist/contracts/screening';

/** A resume as it was read; quotes and places of its candidate's verdicts refer to `text`. */
export type ResumeText = OperationResponse<typeof http.getCandidateResume>;

/** What the job description asks for and what must not be judged, with the reason. */
export type LeftOut = NonNullable<JobDetail['leftOut']>;

/**
 * What the results show of one screening. `origin` says how far it can be trusted: `demo` was generated
 * because a screening failed, `sample` is bundled with the product; neither can be emailed.
 */
export interface Screening {
  readonly origin: 'screened' | 'demo' | 'sample';
  readonly jobId: string;
  readonly title: string;
  readonly comparisonScore: number;
  readonly candidates: readonly Candidate[];
  readonly criteria: readonly Criterion[];
  readonly rejectionEmails: readonly RejectionEmail[];
  readonly unreadable: readonly UnreadableFile[];
  /** What scored it; the formula's shares depend on it. */
  readonly engine: EngineInfo['name'];
  readonly leftOut: LeftOut;
  /** Null before the user changed it. */
  readonly rejectionTemplate: RejectionTemplate | null;
  /** Bundled resumes by candidate id, of the sample only: no server has them. */
  readonly resumes?: Readonly<Record<string, ResumeText>>;
}

export function screeningOfJob(job: JobDetail): Screening {
  return {
    origin: job.engine.name === 'demo' ? 'demo' : 'screened',
    jobId: job.jobId,
    title: job.title,
    comparisonScore: job.comparisonScore,
    candidates: job.candidates,
    criteria: job.criteria,
    rejectionEmails: job.rejectionEmails,
    unreadable: job.unreadable,
    engine: job.engine.name,
    leftOut: job.leftOut ?? [],
    rejectionTemplate: job.rejectionTemplate ?? null,
  };
}

/** Candidates whom a person must decide about. */
export function reviewedOf(screening: Screening): Candidate[] {
  return screening.candidates.filter(({ status }) => status === 'review');
}

export function shortlistedOf(screening: Screening): Candidate[] {
  return screening.candidates.filter(({ status }) => status === 'shortlisted');
}
