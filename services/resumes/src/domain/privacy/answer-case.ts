import type { PersonRef } from '@shortlist/contracts/privacy';
import { commonRefusal, type Member } from '@shortlist/service-kit';
import type { Context } from '../../context.js';
import type { PrivacyCaseRecord, StoredAnswer } from '../../models/privacy/privacy-case.js';
import { findMailSettings } from '../read/find-mail-settings.js';
import { refusal } from '../refusal.js';
import { carryOutErasure, RETRY_MS } from './erase/carry-out-erasure.js';
import { chosenOf, countComments, planErasure } from './erase/plan-erasure.js';
import { findKept, type Kept } from './find-kept.js';
import { showCase, type ShownCase } from './list-cases.js';
import { notifyMail, oweMail } from './mails/owe-mail.js';
import { answeredMs, later } from './periods.js';

export interface CaseOfMember {
  readonly caseId: string;
  readonly member: Member;
}

export type CaseAnswer =
  | { readonly answer: 'delete'; readonly people: readonly PersonRef[] }
  | { readonly answer: 'send'; readonly people: readonly PersonRef[]; readonly withNotes: boolean }
  | { readonly answer: 'correct' | 'decline'; readonly reason: string };

function countsOf(chosen: readonly Kept[]) {
  return {
    screenings: new Set(chosen.map(({ job }) => job._id)).size,
    people: chosen.length,
    files: chosen.reduce((sum, { files }) => sum + files.length, 0),
  };
}

const nothing = { screenings: 0, people: 0, files: 0, comments: 0, emails: 0, reason: '' } as const;

/** Writes the answer, of which there is one, and begins its mail unless something is to be deleted first. */
async function settle(
  context: Context,
  { caseId, member }: CaseOfMember,
  answer: StoredAnswer,
  set: Pick<Partial<PrivacyCaseRecord>, 'erasures' | 'sending'> = {},
): Promise<PrivacyCaseRecord> {
  const now = context.clock();
  const { company, senderName } = await findMailSettings(context, member.workspaceId);
  const isDeleting = answer.kind === 'deleted';
  const mail = isDeleting ? null : oweMail(context, caseId, 'answered');
  const settled = await context.models.privacyCases.in(member.workspaceId).findOneAndUpdate(
    { _id: caseId, state: 'open' },
    {
      $set: {
        ...set,
        ...{ answer, mail },
        state: isDeleting ? 'deleting' : 'answered',
        by: company || senderName || member.email,
        remindAt: null,
        eraseAt: isDeleting ? later(now, RETRY_MS) : null,
        ...(isDeleting ? {} : { expiresAt: later(now, answeredMs) }),
      },
    },
  );
  if (!settled) throw refusal('PrivacyRequestAnswered');
  if (mail) notifyMail(context, mail);
  return settled;
}

/** Everybody who is to be meant must be named: an empty list is right only where nobody is kept. */
function requireSome(kept: readonly Kept[], people: readonly PersonRef[]): void {
  if (kept.length === 0 || people.length > 0) return;
  throw commonRefusal('InvalidInput', {
    sentence: 'Please choose at least one candidate, or decline with a reason.',
  });
}

/** Writes down what is to go, and removes it. */
async function erase(context: Context, owner: CaseOfMember, chosen: readonly Kept[]) {
  const erasures = planErasure(chosen);
  const comments = await countComments(context, erasures);
  const answer = { ...nothing, ...countsOf(chosen), comments, at: context.clock() };
  const settled = await settle(context, owner, { ...answer, kind: 'deleted' }, { erasures });
  await carryOutErasure(context, settled);
  return context.models.privacyCases.everywhere.findOne({ _id: owner.caseId });
}

async function answerWith(
  context: Context,
  owner: CaseOfMember,
  { addressKey }: PrivacyCaseRecord,
  input: CaseAnswer,
): Promise<PrivacyCaseRecord | null> {
  const at = context.clock();
  if (!('people' in input)) {
    const kind = input.answer === 'correct' ? 'corrected' : 'declined';
    return settle(context, owner, { ...nothing, kind, at, reason: input.reason });
  }
  const kept = await findKept(context, owner, addressKey);
  requireSome(kept, input.people);
  const chosen = chosenOf(kept, input.people);
  if (input.answer === 'delete') return erase(context, owner, chosen);
  const sending = { people: [...input.people], withNotes: input.withNotes };
  const sent = { ...nothing, ...countsOf(chosen), kind: 'sent', at } as const;
  return settle(context, owner, sent, { sending });
}

/**
 * Answers a case. What is deleted is gone for everybody when this resolves, except where a part of Shortlist is away:
 * then the case stays `deleting` and the sweep carries on. Throws PrivacyRequestNotFound, PrivacyRequestAnswered,
 * PeopleChanged, ScreeningRunning and InvalidInput.
 */
export async function answerCase(
  context: Context,
  owner: CaseOfMember,
  input: CaseAnswer,
): Promise<ShownCase> {
  const { caseId, member } = owner;
  const found = await context.models.privacyCases.in(member.workspaceId).findOne({ _id: caseId });
  if (!found) throw refusal('PrivacyRequestNotFound');
  if (found.state !== 'open') throw refusal('PrivacyRequestAnswered');
  const answered = await answerWith(context, owner, found, input);
  if (!answered) throw refusal('PrivacyRequestNotFound');
  return showCase(context, { member }, answered);
}
