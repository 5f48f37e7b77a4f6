import type { RejectionTemplate } from '@shortlist/contracts/rejection-template';
import { defaultTemplate, fillTemplate, type ScreeningResult } from '@shortlist/screening';
import { isBorderline, needsPerson, statusOf } from '@shortlist/screening/formula';
import { z } from 'zod';
import type { CandidateRecord, StoredDraft } from '../../models/candidate.js';
import type { JobRecord } from '../../models/job.js';
import type { StoredResult } from '../../models/result.js';

const emailAddress = z.email().max(254);

type DraftFields = Pick<CandidateRecord, 'draft' | 'draftKey'>;

/** The template of a job's rejection emails. */
export function templateOf(
  job: Pick<JobRecord, 'title' | 'jobDescription' | 'rejectionTemplate'>,
): RejectionTemplate {
  const { title: jobTitle, jobDescription } = job;
  return job.rejectionTemplate ?? defaultTemplate({ jobTitle, jobDescription });
}

/** True while nothing of it can have reached the person. */
export function isUnsent({ status }: StoredDraft): boolean {
  return status === 'draft' || status === 'failed';
}

function settleDraft(
  job: JobRecord,
  { name, email, flags, status }: StoredResult,
  { draft, draftKey }: DraftFields,
): DraftFields {
  if (draft && !isUnsent(draft)) return { draft, draftKey };
  if (status !== 'rejected') {
    return { draft: draft && { ...draft, withdrawn: true }, draftKey: null };
  }
  if (!emailAddress.safeParse(email).success) return { draft: null, draftKey: null };
  const text = fillTemplate(templateOf(job), {
    candidateName: name,
    isNameGuessed: flags.some(({ kind }) => kind === 'name-guessed'),
    jobTitle: job.title,
  });
  const blank = { status: 'draft', reason: null, sentAt: null, outcomeAt: null } as const;
  return {
    draft: { ...(draft ?? blank), ...text, withdrawn: false },
    draftKey: email.toLowerCase(),
  };
}

/**
 * All that follows from a score, a person's decision and the job's settings. The person's status stands; the draft of a
 * rejected candidate follows the template, that of any other is withdrawn, and one that was sent, or may have been,
 * stays as it is. Where the score can't be trusted, only a person decides.
 */
export function settleOutcome(
  job: JobRecord,
  candidate: DraftFields & Pick<CandidateRecord, 'override'> & { readonly result: ScreeningResult },
): DraftFields & { readonly result: StoredResult } {
  const { score, flags } = candidate.result;
  const undecided = needsPerson(flags).length > 0;
  const computed = undecided ? 'review' : statusOf(score, job.comparisonScore);
  const result: StoredResult = {
    ...candidate.result,
    status: candidate.override?.status ?? computed,
    borderline: !undecided && isBorderline(score, job.comparisonScore),
  };
  return { result, ...settleDraft(job, result, candidate) };
}
