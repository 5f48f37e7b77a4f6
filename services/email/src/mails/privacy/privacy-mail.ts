import { privacyLinkHours } from '@shortlist/contracts/privacy';
import { longDate } from '@shortlist/service-kit';
import { escapeHtml, type Mail, oneLine, renderPage, renderParagraph } from '../mail.js';
import { personName } from '../person-name.js';
import { answerText } from './answer-text.js';
import { type FoundMail, type Letter, wishes } from './letter.js';

const dueOf = ({ dueAt }: FoundMail) => longDate(new Date(dueAt));

/** The texts of each mail; `link` has a place of its own after the first of them. */
function write(appUrl: string, mail: FoundMail): Letter {
  const wish = wishes[mail.wish];
  const page = `${appUrl}/privacy-requests`;
  switch (mail.kind) {
    case 'confirm':
      return {
        subject: 'Please confirm your privacy request',
        intro: `Somebody, hopefully you, asked with this email address ${wish.asked} in screenings made with Shortlist. Please confirm that it was you:`,
        link: `${appUrl}/your-data#confirm=${encodeURIComponent(mail.token ?? '')}`,
        label: 'Confirm my request',
        texts: [
          `The link works for ${privacyLinkHours} hours. If you did not ask for this, ignore this email: nothing happens, and your address stays private.`,
        ],
      };
    case 'passed-on':
      return {
        subject: 'Your privacy request was passed on',
        intro: `You asked ${wish.asked}. We passed your request on to every company that keeps a resume with this address in Shortlist.`,
        texts: [
          `Each of them answers you by email, by ${dueOf(mail)} at the latest. They decide about your data; Shortlist processes it for them.`,
          'We can’t find a resume without this email address in it. If you applied with another one, please ask with that, too.',
        ],
      };
    case 'nothing-kept':
      return {
        subject: 'Nothing is kept with your email address',
        intro: `You asked ${wish.asked}. No screening in Shortlist keeps a resume with this email address now.`,
        texts: [
          'We can’t find a resume without this email address in it, or one that is still being read. If you applied with another address, please ask with that, too.',
        ],
      };
    case 'asked':
      return {
        subject: `A candidate asks ${wish.subject}`,
        intro: `A candidate of one of your screenings asks ${wish.subject}, and has confirmed their email address. An answer is due by ${dueOf(mail)}; it takes one click:`,
        link: page,
        label: 'See the request',
        texts: [],
      };
    case 'reminder':
      return {
        subject: `Reminder: a candidate asks ${wish.subject}`,
        intro: `A candidate’s request still waits for your answer, which is due by ${dueOf(mail)}:`,
        link: page,
        label: 'See the request',
        texts: [],
      };
    case 'answered':
      return answerText(mail);
    case 'other':
      throw new Error('A mail of a newer release is sent by a newer release.');
  }
}

/** The mail about a candidate's request, to the candidate or to a recruiter. */
export function privacyMail(appUrl: string, found: FoundMail & { readonly to: string }): Mail {
  const { subject, intro, link, label = '', texts } = write(appUrl, found);
  const greeting = `Hello ${personName(found.name) || 'there'},`;
  const before = [greeting, intro];
  const linked =
    link === undefined
      ? []
      : [`<a href="${escapeHtml(link)}">${escapeHtml(label)}</a>`, escapeHtml(link)];
  const plain = (text: string) => escapeHtml(text).replace(/\r?\n/g, '<br>');
  const html = [...before.map(plain), ...linked, ...texts.map(plain)].map(renderParagraph);
  const written = [...before, ...(link === undefined ? [] : [link]), ...texts];
  return {
    to: found.to,
    subject: oneLine(subject),
    text: written.join('\n\n') + '\n',
    html: renderPage(html.join('\n'), 'en'),
  };
}
