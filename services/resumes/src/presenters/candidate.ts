import type { Candidate, RejectionEmail, UnreadableFile } from '@shortlist/contracts/screening';
import { isUnsent } from '../domain/outcome/settle-outcome.js';
import type { ShownCandidate } from '../domain/read/find-job.js';
import { presentDocumentKind } from './document-kind-flag.js';
import { presentDuplicates } from './duplicate-flag.js';

/** A scored candidate as the contract has it; null while queued or when unreadable. */
export function presentCandidate({
  _id,
  fileName,
  result,
  override,
  duplicates,
  documentKind,
}: ShownCandidate): Candidate | null {
  if (!result) return null;
  const { name, facts, languageTerms, tokensUsed: _tokens, exactScore: _exact, ...shown } = result;
  return {
    ...shown,
    id: _id,
    fileName,
    candidate: name,
    skills: [...result.skills],
    ...(facts && {
      facts: {
        links: [...facts.links],
        titles: [...facts.titles],
        employers: [...facts.employers],
        education: [...facts.education],
        ...(facts.certificates && { certificates: [...facts.certificates] }),
        ...(facts.years && { years: facts.years }),
        ...(facts.language !== undefined && { language: facts.language }),
      },
    }),
    ...(languageTerms && {
      languageTerms: languageTerms.map((term) => ({ ...term, places: [...term.places] })),
    }),
    verdicts: [...result.verdicts],
    flags: [
      ...result.flags,
      ...presentDocumentKind(documentKind),
      ...presentDuplicates(duplicates),
    ],
    override: override && { ...override, at: override.at.toISOString() },
  };
}

/** The rejection email drafted for a candidate, or null. */
export function presentRejectionEmail({
  _id,
  result,
  draft,
}: ShownCandidate): RejectionEmail | null {
  if (!result || !draft || (draft.withdrawn && isUnsent(draft))) return null;
  const { subject, content, status, reason, sentAt } = draft;
  return {
    candidateId: _id,
    candidate: result.name,
    email: result.email,
    subject,
    content,
    status,
    reason,
    sentAt: sentAt?.toISOString() ?? null,
  };
}

/** A file that could not be read or scored, or is no resume; null for any other. */
export function presentUnscored({
  _id,
  fileName,
  status,
  unreadable,
  documentKind,
}: ShownCandidate): UnreadableFile | null {
  if (!unreadable) return null;
  if (!documentKind) return { fileId: _id, fileName, ...unreadable };
  return {
    id: _id,
    fileId: _id,
    fileName,
    ...unreadable,
    documentKind,
    scoring: status === 'queued',
  };
}
