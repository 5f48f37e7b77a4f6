import type { Candidate, EmailStatus, http, RejectionEmail } from '@shortlist/contracts';
import type { Screening } from './screening.js';

type BulkEmailResult = http.BulkEmailResult;

/** What became of one email, by candidate id; newer than what the job said when it was loaded. */
export type SendOutcomes = ReadonlyMap<string, { status: EmailStatus; reason: string | null }>;

export interface Rejection {
  readonly candidate: Candidate;
  /** The drafted email with its newest status; null when none was drafted. */
  readonly email: RejectionEmail | null;
}

/** Rejected candidates, best score first, each with its draft; `outcomes` overrides the loaded statuses. */
export function listRejections(screening: Screening, outcomes: SendOutcomes): Rejection[] {
  const drafts = new Map(screening.rejectionEmails.map((email) => [email.candidateId, email]));
  return screening.candidates
    .filter(({ status }) => status === 'rejected')
    .sort((a, b) => b.score - a.score)
    .map((candidate) => {
      const draft = drafts.get(candidate.id);
      return {
        candidate,
        email: draft ? { ...draft, ...outcomes.get(candidate.id) } : null,
      };
    });
}

/**
 * Drafts that Send All Emails sends: with an address, and neither sent nor possibly delivered. What may
 * have been delivered is never sent again by itself.
 */
export function sendableEmails(rejections: readonly Rejection[]): RejectionEmail[] {
  return rejections
    .map(({ email }) => email)
    .filter((email) => email !== null)
    .filter(({ email, status }) => email !== '' && (status === 'draft' || status === 'failed'));
}

const statusOf: Readonly<Record<BulkEmailResult['outcome'], EmailStatus>> = {
  sent: 'sent',
  'already-sent': 'sent',
  failed: 'failed',
  unknown: 'unknown',
  other: 'other',
};

/**
 * Pairs the server's results with the emails that were sent. Results come in the order of the request; an
 * answer that is shorter or names another address leaves the email `unknown` rather than guessing.
 */
export function outcomesOf(
  sent: readonly RejectionEmail[],
  results: readonly BulkEmailResult[],
): SendOutcomes {
  return new Map(
    sent.map((email, index) => {
      const result = results[index];
      const matches = result?.email.toLowerCase() === email.email.toLowerCase();
      return [
        email.candidateId,
        result && matches
          ? { status: statusOf[result.outcome], reason: result.reason }
          : { status: 'unknown' as const, reason: null },
      ];
    }),
  );
}
