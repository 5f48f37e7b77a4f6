import type * as http from '@shortlist/contracts/http/email';
import type { Candidate, EmailStatus } from '@shortlist/contracts/screening';
import type { DraftedEmail, Screening } from './screening.js';

type BulkEmailResult = http.BulkEmailResult;

/** What the answers to this page's own calls said of emails, by candidate id. */
export type SendOutcomes = ReadonlyMap<string, { status: EmailStatus; reason: string | null }>;

export interface Rejection {
  readonly candidate: Candidate;
  /** The drafted email with its newest status; null when none was drafted. */
  readonly email: DraftedEmail | null;
}

/** How much is known with each status: nothing takes an email back from a later one to an earlier. */
const order: readonly EmailStatus[] = ['draft', 'sending', 'failed', 'unknown', 'other', 'sent'];

/** A draft as the job has it or, when that says more, as an answer had it: the job may lag behind the answer or outrun it. */
export function newestOf(
  email: DraftedEmail,
  outcome: { readonly status: EmailStatus; readonly reason: string | null } | undefined,
): DraftedEmail {
  const isNewer = outcome && order.indexOf(outcome.status) >= order.indexOf(email.status);
  return isNewer ? { ...email, ...outcome } : email;
}

/** Rejected candidates, best score first, each with its draft and the newest that is known of it. */
export function listRejections(screening: Screening, outcomes: SendOutcomes): Rejection[] {
  const drafts = new Map(screening.rejectionEmails.map((email) => [email.candidateId, email]));
  return screening.candidates
    .filter(({ status }) => status === 'rejected')
    .sort((a, b) => b.score - a.score)
    .map((candidate) => {
      const draft = drafts.get(candidate.id);
      return {
        candidate,
        email: draft ? newestOf(draft, outcomes.get(candidate.id)) : null,
      };
    });
}

/**
 * Drafts that Send All Emails sends: with an address, and neither sent nor possibly delivered. What may
 * have been delivered is never sent again by itself.
 */
export function sendableEmails(rejections: readonly Rejection[]): DraftedEmail[] {
  return rejections
    .map(({ email }) => email)
    .filter((email) => email !== null)
    .filter(({ email, status }) => email !== '' && (status === 'draft' || status === 'failed'));
}

const statuses: Readonly<Record<BulkEmailResult['outcome'], EmailStatus>> = {
  sent: 'sent',
  'already-sent': 'sent',
  failed: 'failed',
  unknown: 'unknown',
  other: 'other',
};

function statusOf({ outcome, sending }: BulkEmailResult): EmailStatus {
  return sending ? 'sending' : statuses[outcome];
}

/**
 * Pairs the server's results with the emails that were sent. Results come in the order of the request; an
 * answer that is shorter or names another address leaves the email `unknown` rather than guessing.
 */
export function outcomesOf(
  sent: readonly DraftedEmail[],
  results: readonly BulkEmailResult[],
): SendOutcomes {
  return new Map(
    sent.map((email, index) => {
      const result = results[index];
      const matches = result?.email.toLowerCase() === email.email.toLowerCase();
      return [
        email.candidateId,
        result && matches
          ? { status: statusOf(result), reason: result.reason }
          : { status: 'unknown' as const, reason: null },
      ];
    }),
  );
}
