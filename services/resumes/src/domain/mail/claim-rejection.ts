import { hasSender, senderOf } from '@shortlist/contracts/mail-settings';
import { workspaceOf } from '@shortlist/contracts/messages/owner';
import type * as messages from '@shortlist/contracts/messages/resumes';
import { commonRefusal, CONFLICT, retryConflicts } from '@shortlist/service-kit';
import type { z } from 'zod';
import type { Context } from '../../context.js';
import type { StoredDraft } from '../../models/draft.js';
import type { JobRecord } from '../../models/job.js';
import type { MailSettingsRecord } from '../../models/mail-settings.js';
import { addressOf } from '../outcome/addressee.js';
import { isMailable, writeDraft } from '../outcome/settle-draft.js';
import { isAdding } from '../read/additions.js';
import { findJob } from '../read/find-job.js';
import { findMailSettings, letterheadOf } from '../read/find-mail-settings.js';
import { findFiles, type PersonRecord, resolvePersons } from '../read/find-persons.js';
import { SENDER_MISSING } from './require-sender.js';
import {
  isOver,
  RUNNING,
  UNKNOWN_CANDIDATE,
  UNKNOWN_JOB,
  whyNotSendable,
} from './why-not-sendable.js';

type Claim = z.output<typeof messages.claimRejection.payload>;
type Claimed = z.input<typeof messages.claimRejection.reply>;

const CONTESTED =
  'This candidate is being changed again and again right now. Please try again in a moment.';
const CHANGING =
  'This screening is being changed right now. Whether the candidate stays rejected is not known yet.';
const NO_ADDRESS = 'The resume shows no valid email address.';
const OVER = 'This attempt to send the email has ended.';

function refuse(reason: string): Claimed {
  return { mail: null, reason };
}

function grant(person: PersonRecord, draft: StoredDraft, settings: MailSettingsRecord): Claimed {
  return {
    mail: {
      candidateId: person._id,
      email: draft.to ?? '',
      subject: draft.subject,
      content: draft.content,
      senderName: senderOf(settings),
      replyTo: settings.replyTo,
      separate: person.sharesAddress.length > 0,
    },
    reason: null,
  };
}

/** The draft as it is sent: for the address and with the text of this moment, which nothing changes any more. */
function frozen(
  job: JobRecord,
  person: PersonRecord,
  draft: StoredDraft,
  { attemptId, at }: Claim,
): StoredDraft | null {
  const addressee = person.counted ?? person.result;
  const to = addressOf(person);
  if (!addressee || !isMailable(to)) return null;
  const { subject, content } = draft.edited ? draft : writeDraft(job, addressee);
  return {
    ...draft,
    subject,
    content,
    status: 'sending',
    reason: null,
    outcomeAt: new Date(at),
    attemptId,
    to,
  };
}

/** The job as it will be when it follows the workspace's mail settings. */
function withLetterhead(job: JobRecord, settings: MailSettingsRecord): JobRecord {
  const isNewer = settings.revision > (job.letterhead?.revision ?? 0);
  return isNewer ? { ...job, letterhead: letterheadOf(settings) } : job;
}

async function findPerson(context: Context, job: JobRecord, candidateId: string) {
  const id = (await resolvePersons(context, job, [candidateId])).get(candidateId);
  if (id === undefined) return undefined;
  const [person] = await findFiles(context, job, [id]);
  return person;
}

/**
 * Takes the right to send a person's rejection: one conditional update, from rejected and unsent to being sent, so that
 * of a claim and a move to the shortlist one is first. The same attempt is granted again until its outcome is known.
 * Throws Unavailable while a changed threshold or changed criteria have not reached the person yet, or when other
 * changes keep coming first: nothing is granted then, and the claim is to be made again.
 */
export async function claimRejection(context: Context, claim: Claim): Promise<Claimed> {
  const { jobId, candidateId, attemptId } = claim;
  const owner = { jobId, workspaceId: workspaceOf(claim) };
  const about = { jobId, candidateId };
  return retryConflicts({ log: context.log, sentence: CONTESTED, about }, async () => {
    const known = await findJob(context, owner);
    if (!known) return refuse(UNKNOWN_JOB);
    const person = await findPerson(context, known, candidateId);
    // After the person: a job read before could be older than what the person already follows.
    const job = await findJob(context, owner);
    if (!job) return refuse(UNKNOWN_JOB);
    if (!isOver(job)) return refuse(RUNNING);
    if (!person?.result) return refuse(UNKNOWN_CANDIDATE);
    if (person.personId !== null) return CONFLICT;
    const { draft } = person;
    const settings = await findMailSettings(context, owner.workspaceId);
    const isMine = draft?.attemptId === attemptId;
    if (draft && isMine && draft.status === 'sending') return grant(person, draft, settings);
    if (claim.needsSender && !hasSender(settings)) return refuse(SENDER_MISSING);
    const reason = whyNotSendable(person);
    if (reason !== null || !draft) return refuse(reason ?? NO_ADDRESS);
    // A request that was on its way for long must not send what has been given up.
    const asked = new Date(claim.at);
    const settledAt = draft.outcomeAt;
    if (settledAt && (asked < settledAt || (isMine && asked <= settledAt))) return refuse(OVER);
    // Files that were just added may be of someone who is shortlisted: persons are grouped when all are scored.
    if (isAdding(job) || person.settingsRevision < job.scoringRevision) {
      throw commonRefusal('Unavailable', { sentence: CHANGING });
    }
    const next = frozen(withLetterhead(job, settings), person, draft, claim);
    if (!next) return refuse(NO_ADDRESS);
    const stored = await context.models.candidates.everywhere.updateOne(
      { _id: person._id, status: 'scored', personId: null, revision: person.revision },
      { $set: { draft: next, withdrawal: null }, $inc: { revision: 1 } },
    );
    return stored.modifiedCount === 1 ? grant(person, next, settings) : CONFLICT;
  });
}
