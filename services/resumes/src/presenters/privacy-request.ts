import type { KeptPerson, PrivacyRequest } from '@shortlist/contracts/privacy';
import type { Kept } from '../domain/privacy/find-kept.js';
import type { ShownCase } from '../domain/privacy/list-cases.js';

function presentKept({ job, anchor, files }: Kept): KeptPerson {
  return {
    jobId: job._id,
    candidateId: anchor._id,
    title: job.title,
    name: anchor.result?.name ?? '',
    fileName: anchor.fileName,
    files: files.length,
    score: anchor.result?.score ?? 0,
    status: anchor.result?.status ?? 'review',
    createdAt: anchor.createdAt.toISOString(),
    keptUntil: anchor.expiresAt.toISOString(),
  };
}

function mailOf({ state, delivery }: ShownCase['record']): PrivacyRequest['mail'] {
  if (delivery) return delivery;
  return state === 'answered' ? 'owed' : 'none';
}

/** A candidate's request as the recruiter sees it. */
export function presentPrivacyRequest({ record, kept }: ShownCase): PrivacyRequest {
  const { _id, wish, name, email, employer, message, receivedAt, dueAt, state, answer } = record;
  return {
    id: _id,
    ...{ wish, name, email, employer, message, state },
    receivedAt: receivedAt.toISOString(),
    dueAt: dueAt.toISOString(),
    answer: answer && { ...answer, at: answer.at.toISOString() },
    mail: mailOf(record),
    people: kept.map(presentKept),
  };
}
