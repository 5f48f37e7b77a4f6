import type { Bus } from '@shortlist/bus';
import * as emailMessages from '@shortlist/contracts/messages/email';
import { workspaceOf } from '@shortlist/contracts/messages/owner';
import * as messages from '@shortlist/contracts/messages/resumes';
import type { z } from 'zod';

export type Draft = z.output<typeof messages.findDrafts.reply>['drafts'][number];
export type Outcome = z.output<typeof emailMessages.rejectionEmailSettled.payload>;
type GrantedMail = NonNullable<z.output<typeof messages.claimRejection.reply>['mail']>;

/** A person of a screening, as the resumes service knows them. */
export interface Person extends Draft {
  readonly workspaceId: string;
  isRejected: boolean;
  separate: boolean;
  senderName: string;
  replyTo: string;
  mail: 'draft' | 'sending' | 'sent' | 'failed' | 'unknown';
  /** The attempt that was given the right to send. */
  attemptId: string | null;
  /** Of the newest claim or outcome. */
  mailAt: string;
}

const sentBefore = 'A rejection was sent to this person before.';
const moved = 'This person was moved out of the rejected candidates.';
const unknownPerson = 'This person is not in the screening.';

/** Stands in for the resumes service: answers for people, gives rights to send and hears what became of mails. */
export interface Screenings {
  /** Later ones count as newer. */
  readonly people: Person[];
  /** True when it fails at every question. Default false. */
  isFailing: boolean;
  /** Members who do not see the screenings, as those are private. */
  readonly hiddenFrom: Set<string>;
  /** True when the account has no sender. Default false. */
  senderMissing: boolean;
  /** Whether each claim asked for a sender, newest last. */
  readonly needsSender: boolean[];
  /** Runs before each claim is decided; may throw or wait. Default: nothing. */
  beforeClaim: (person: Person | undefined) => Promise<void>;
  /** Runs after a right was given, before the answer; may throw. Default: nothing. */
  afterClaim: () => void;
  /** Receives outcomes. Default: `settle`. */
  onOutcome: (outcome: Outcome) => void;
  /** How often rights to send were asked for. */
  claims: number;
  /** Takes an outcome; events may come twice and out of order. */
  settle(outcome: Outcome): void;
}

export async function startScreenings(bus: Bus): Promise<Screenings> {
  const screenings: Screenings = {
    people: [],
    isFailing: false,
    hiddenFrom: new Set(),
    senderMissing: false,
    needsSender: [],
    claims: 0,
    beforeClaim: () => Promise.resolve(),
    afterClaim: () => undefined,
    onOutcome: (outcome) => screenings.settle(outcome),
    settle: ({ candidateId, outcome, at }) => {
      const person = screenings.people.find((one) => one.candidateId === candidateId);
      if (!person || person.mail === 'sent' || (outcome !== 'sent' && at < person.mailAt)) return;
      person.mail = outcome;
      person.mailAt = at;
    },
  };
  const { people } = screenings;
  const failIfAsked = () => {
    if (screenings.isFailing) throw new Error('The screenings are not there.');
  };
  await bus.respond(messages.findDrafts, async ({ emails, ...asking }) => {
    failIfAsked();
    if (screenings.senderMissing) return { drafts: [], senderMissing: true };
    const drafts = people
      .filter(
        (one) =>
          one.workspaceId === workspaceOf(asking) &&
          one.isRejected &&
          emails.includes(one.email.toLowerCase()),
      )
      .map(({ jobId, candidateId, email, subject, content }) => ({
        jobId,
        candidateId,
        email,
        subject,
        content,
      }))
      .reverse();
    return { drafts };
  });
  await bus.respond(messages.findRejections, async ({ jobId, candidateIds, ...asking }) => {
    failIfAsked();
    const own = new Map(
      people
        .filter(
          (one) =>
            one.workspaceId === workspaceOf(asking) &&
            one.jobId === jobId &&
            !screenings.hiddenFrom.has(asking.userId),
        )
        .map((one) => [one.candidateId, one]),
    );
    const refused = candidateIds.flatMap((candidateId) => {
      const reason = whyNot(own.get(candidateId));
      return reason === null ? [] : [{ candidateId, reason }];
    });
    const isRefused = new Set(refused.map(({ candidateId }) => candidateId));
    const sendable = candidateIds.flatMap((candidateId) => {
      const person = own.get(candidateId);
      return person && !isRefused.has(candidateId) ? [{ candidateId, email: person.email }] : [];
    });
    const senderMissing = screenings.senderMissing && candidateIds.length > 0;
    return { known: own.size > 0, sendable, refused, senderMissing };
  });
  await bus.respond(
    messages.claimRejection,
    async ({ jobId, candidateId, attemptId, at, needsSender }) => {
      screenings.claims += 1;
      screenings.needsSender.push(needsSender ?? false);
      failIfAsked();
      const person = people.find((one) => one.candidateId === candidateId && one.jobId === jobId);
      await screenings.beforeClaim(person);
      if (!person?.isRejected) return { mail: null, reason: whyNot(person) };
      const isOurs = person.mail === 'sending' && person.attemptId === attemptId;
      const reason = isOurs ? null : whyNot(person);
      if (reason !== null) return { mail: null, reason };
      Object.assign(person, { mail: 'sending', attemptId, mailAt: at });
      screenings.afterClaim();
      return { mail: presentMail(person), reason: null };
    },
    { prefetch: 10 },
  );
  await bus.subscribe(emailMessages.rejectionEmailSettled, { broadcast: true }, async (event) =>
    screenings.onOutcome(event),
  );
  return screenings;
}

function whyNot(person: Person | undefined): string | null {
  if (!person) return unknownPerson;
  if (!person.isRejected) return moved;
  return person.mail === 'draft' || person.mail === 'failed' ? null : sentBefore;
}

function presentMail(person: Person): GrantedMail {
  const { candidateId, email, subject, content, senderName, replyTo, separate } = person;
  return { candidateId, email, subject, content, senderName, replyTo, separate };
}
