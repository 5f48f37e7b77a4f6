import type * as http from '@shortlist/contracts/http/email';
import type { CandidateRow } from '@shortlist/contracts/people';
import type { Candidate, EmailStatus } from '@shortlist/contracts/screening';

type OutboxEntry = http.OutboxEntry;

/** A drafted email as a list has it: the text may be missing. */
export type MailDraft = NonNullable<CandidateRow['email']>;

/** Where an email is between its draft and the mail server. */
export type MailState = 'draft' | 'stopped' | Exclude<EmailStatus, 'draft'> | 'queued';

/** A person's rejection email with the newest that is known of it. */
export interface Mail {
  readonly candidate: Candidate;
  /** Null when none was drafted. */
  readonly draft: MailDraft | null;
  /** Where it goes; empty when nobody knows. */
  readonly address: string;
  readonly state: MailState;
  /** Why it failed, is not known or was stopped, as a sentence. */
  readonly reason: string | null;
  /** When the state was entered, if that is known. */
  readonly at: string | null;
  /** Why its text can't be sent as it stands, as a sentence; null when it can. */
  readonly textProblem: string | null;
}

/** By candidate id. */
export type OutboxEntries = ReadonlyMap<string, OutboxEntry>;

type Standing = Pick<Mail, 'state' | 'reason' | 'at'>;

type SettledDraft = Pick<MailDraft, 'status' | 'reason' | 'sentAt'>;

function standingOfDraft({ status, reason, sentAt }: SettledDraft): Standing {
  return { state: status, reason, at: sentAt };
}

function standingOfEntry({ state, reason, at }: OutboxEntry): Standing {
  return { state, reason, at };
}

/** States that nothing takes back, in the order in which they count. */
const lasting: readonly MailState[] = ['sent', 'unknown'];

/**
 * Combines the states of an email in the screening and in the outbox, either of which may lag behind: an email that may
 * have arrived stays so, then the outbox knows best.
 */
export function standingOf(draft: SettledDraft | null, entry: OutboxEntry | undefined): Standing {
  const known = [
    ...(entry ? [standingOfEntry(entry)] : []),
    ...(draft ? [standingOfDraft(draft)] : []),
  ];
  for (const state of lasting) {
    const found = known.find((standing) => standing.state === state);
    if (found) return found;
  }
  const isLeaving = draft?.status === 'sending' && entry?.state === 'stopped';
  return (isLeaving ? known[1] : known[0]) ?? { state: 'draft', reason: null, at: null };
}

/** States after which it goes to where the draft says now. */
const retryable: readonly MailState[] = ['stopped', 'failed'];

export interface ListMailsInput {
  readonly candidates: readonly Candidate[];
  readonly drafts: readonly MailDraft[];
  readonly entries: OutboxEntries;
  /** Why nothing that follows the template can be sent, as a sentence; null when it can. */
  readonly templateProblem: string | null;
}

/** The emails of everybody who is rejected, and of those who were moved after theirs had been confirmed. */
export function listMails(input: ListMailsInput): Mail[] {
  const { candidates, drafts, entries, templateProblem } = input;
  const draftOf = new Map(drafts.map((draft) => [draft.candidateId, draft]));
  return candidates
    .filter(({ id, status }) => status === 'rejected' || entries.has(id))
    .map((candidate) => {
      const draft = draftOf.get(candidate.id) ?? null;
      const entry = entries.get(candidate.id);
      const drafted = draft?.email || candidate.email;
      const address = entry && !retryable.includes(entry.state) ? entry.email : drafted;
      const textProblem = draft?.edited ? null : templateProblem;
      return { candidate, draft, address, textProblem, ...standingOf(draft, entry) };
    });
}
