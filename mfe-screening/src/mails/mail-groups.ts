import { emailAddress } from '@shortlist/contracts/entities';
import { sharedAddress } from '../people/checks/link-texts.js';
import type { Mail, MailState } from './mail.js';

/** The groups of the list in their order: first what goes on or went wrong, last what is over. */
export const mailGroups = [
  'outbox',
  'failed',
  'ready',
  'look',
  'blocked',
  'sent',
  'moved',
] as const;
export type MailGroup = (typeof mailGroups)[number];

export const groupTitles: Readonly<Record<MailGroup, string>> = {
  outbox: 'In the outbox',
  failed: 'Failed',
  ready: 'Ready',
  look: 'Check before sending',
  blocked: 'No email possible',
  sent: 'Sent',
  moved: 'Removed from outbox',
};

/** Why nobody can be mailed at an address, as a sentence; null when somebody can. */
function addressProblem({ draft, address }: Mail): string | null {
  if (address === '') return 'The resume shows no email address.';
  if (!emailAddress.safeParse(address).success) {
    return `“${address}” is not a valid email address.`;
  }
  return draft ? null : 'We draft the email when the decision is saved.';
}

/** Why an email can't go out as it stands, as a sentence; null when it can. */
export function whyBlocked(mail: Mail): string | null {
  const { candidate, textProblem } = mail;
  return addressProblem(mail) ?? sharedAddress(candidate) ?? candidate.addressDoubt ?? textProblem;
}

/** Why a person should look at an email again before it goes, as sentences. */
export function cautionsOf({ candidate, draft }: Mail): readonly string[] {
  return [...(candidate.keptBack ? ['Kept back by hand'] : []), ...(draft?.cautions ?? [])];
}

const groupOfState: Readonly<Partial<Record<MailState, MailGroup>>> = {
  queued: 'outbox',
  sending: 'outbox',
  sent: 'sent',
  unknown: 'sent',
  other: 'sent',
};

export function groupOf(mail: Mail): MailGroup {
  const group = groupOfState[mail.state];
  if (group) return group;
  if (mail.candidate.status !== 'rejected') return 'moved';
  if (whyBlocked(mail)) return 'blocked';
  if (mail.state === 'failed') return 'failed';
  return cautionsOf(mail).length > 0 ? 'look' : 'ready';
}

const choosable: readonly MailGroup[] = ['failed', 'ready', 'look'];

/** True when it can be put into the outbox. */
export function isChoosable(group: MailGroup): boolean {
  return choosable.includes(group);
}

/**
 * True when Send All Emails sends it unless a person says otherwise: not what needs a second look, and not what
 * somebody has stopped.
 */
export function isChosenByItself(mail: Mail): boolean {
  const group = groupOf(mail);
  if (group === 'failed') return cautionsOf(mail).length === 0;
  return group === 'ready' && mail.state !== 'stopped';
}
