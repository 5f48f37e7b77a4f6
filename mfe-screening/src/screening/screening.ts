import type {
  Candidate,
  Criterion,
  JobDetail,
  RejectionEmail,
  UnreadableFile,
} from '@shortlist/contracts';

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
  };
}

export function shortlistedOf(screening: Screening): Candidate[] {
  return screening.candidates.filter(({ status }) => status === 'shortlisted');
}
