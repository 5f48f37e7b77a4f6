import type { Tone } from '@shortlist/web-kit';
import type { Mail, MailState } from './mail.js';
import { cautionsOf, groupOf, whyBlocked } from './mail-groups.js';

const clock = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short' });
const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' });

/** 14:02 today, else 20 Nov; local time, blank for no date. */
function shortMoment(isoDate: string | null, now = new Date()): string {
  const date = new Date(isoDate ?? '');
  if (Number.isNaN(date.getTime())) return '';
  return (date.toDateString() === now.toDateString() ? clock : day).format(date);
}

const chips: Readonly<Record<MailState, { text: string; tone: Tone } | null>> = {
  draft: null,
  stopped: { text: 'stopped', tone: 'neutral' },
  queued: { text: 'waiting', tone: 'info' },
  sending: { text: 'sending', tone: 'info' },
  sent: { text: 'sent', tone: 'good' },
  failed: { text: 'failed', tone: 'bad' },
  unknown: { text: 'unknown', tone: 'warn' },
  other: { text: 'unknown state', tone: 'warn' },
};

/** States whose chip says since when. */
const timed: readonly MailState[] = ['sent', 'failed', 'unknown', 'stopped'];

/** State of an email as its row shows it; null for a draft. */
export function chipOf({ state, at }: Mail): { readonly text: string; readonly tone: Tone } | null {
  const chip = chips[state];
  const moment = timed.includes(state) ? shortMoment(at) : '';
  return chip && { ...chip, text: [chip.text, moment].filter(Boolean).join(' ') };
}

const ofState: Readonly<Partial<Record<MailState, string>>> = {
  sending: 'This email is being sent at the moment.',
  unknown: 'The mail server did not confirm delivery. We will not resend it automatically.',
  other: 'This email has an unknown status, so we do not send it. Please reload the page.',
};

/** Notes about an email besides its text, as sentences. */
export function notesOf(mail: Mail): readonly string[] {
  switch (groupOf(mail)) {
    case 'blocked':
      return [whyBlocked(mail) ?? ''];
    case 'failed':
      return [`Not sent. ${mail.reason ?? 'The reason is not known.'}`, ...cautionsOf(mail)];
    case 'moved':
      return [
        (mail.state === 'stopped' && mail.reason) ||
          'This person is no longer rejected, so they get no email.',
      ];
    case 'look':
      return cautionsOf(mail);
    case 'ready':
      return mail.state === 'stopped' ? [mail.reason ?? 'This email was stopped.'] : [];
    case 'outbox':
    case 'sent': {
      const sentence = ofState[mail.state];
      const isMoved = mail.state === 'sent' && mail.candidate.status !== 'rejected';
      return [
        ...(sentence ? [sentence] : []),
        ...(isMoved ? ['We sent the email before this person was moved.'] : []),
      ];
    }
  }
}

/** The small line under a name: what to know first, else where the email goes. */
export function lineOf(mail: Mail): { readonly text: string; readonly isWarning: boolean } {
  const notes = notesOf(mail);
  const isWarning = ['look', 'blocked', 'failed'].includes(groupOf(mail));
  if (notes.length > 0) return { text: notes.join(' · '), isWarning };
  const count = mail.candidate.files?.length ?? 1;
  const files = count > 1 ? ` · ${count} files, one email` : '';
  return { text: `${mail.address}${files}`, isWarning: false };
}
