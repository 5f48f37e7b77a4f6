import type { RejectionTemplate } from '@shortlist/contracts/rejection-template';
import {
  defaultTemplate,
  fillTemplate,
  greetedName,
  type RejectionDraft,
  rejectionLanguage,
} from '@shortlist/screening';
import { z } from 'zod';
import type { CandidateRecord } from '../../models/candidate.js';
import type { StoredDraft } from '../../models/draft.js';
import type { JobRecord } from '../../models/job.js';
import type { StoredResult } from '../../models/result.js';
import { isUnsent } from './mail-state.js';

const emailAddress = z.email().max(254);

export type DraftFields = Pick<CandidateRecord, 'draft' | 'draftKey'>;

/** The addressee of a rejection. */
export type Addressee = Pick<StoredResult, 'name' | 'email' | 'flags'>;

type TemplateJob = Pick<
  JobRecord,
  'title' | 'jobDescription' | 'mailLanguage' | 'rejectionTemplate' | 'letterhead'
>;

/** True for an address that mail can be sent to. */
export function isMailable(email: string): boolean {
  return emailAddress.safeParse(email).success;
}

/** The template of a job's rejection emails; of its own, only a blank company is filled from the letterhead. */
export function templateOf(job: TemplateJob): RejectionTemplate {
  const { title: jobTitle, jobDescription, mailLanguage, rejectionTemplate, letterhead } = job;
  if (!rejectionTemplate) {
    return defaultTemplate({ jobTitle, jobDescription, language: mailLanguage, ...letterhead });
  }
  const { subject, content, company } = rejectionTemplate;
  const { code, rejection } = rejectionLanguage(mailLanguage);
  return {
    subject,
    content,
    company: company || (letterhead?.company ?? ''),
    language: code,
    nameless: rejection.nameless,
    edited: true,
  };
}

/** A rejection by the job's template. */
export function writeDraft(job: TemplateJob, { name, flags }: Addressee): RejectionDraft {
  const greeted = greetedName(name);
  return fillTemplate(templateOf(job), {
    candidateName: greeted.name,
    isNameGuessed: greeted.doubt !== null || flags.some(({ kind }) => kind === 'name-guessed'),
    jobTitle: job.title,
  });
}

const blank = {
  status: 'draft',
  reason: null,
  sentAt: null,
  outcomeAt: null,
  withdrawn: false,
  edited: false,
  attemptId: null,
  to: null,
  copyOf: null,
} as const satisfies Partial<StoredDraft>;

/**
 * The draft that follows when the rejection is to go to `addressee`, or to nobody when that is null. What may have left
 * stays as it is; what a person wrote stays theirs.
 */
export function settleDraft(
  job: TemplateJob,
  addressee: Addressee | null,
  { draft, draftKey }: DraftFields,
): DraftFields {
  if (draft && !isUnsent(draft)) return { draft, draftKey };
  if (!addressee) return { draft: draft && { ...draft, withdrawn: true }, draftKey: null };
  if (!isMailable(addressee.email)) return { draft: null, draftKey: null };
  const text = draft?.edited ? draft : writeDraft(job, addressee);
  const { subject, content } = text;
  return {
    draft: { ...(draft ?? blank), subject, content, withdrawn: false },
    draftKey: addressee.email.toLowerCase(),
  };
}
