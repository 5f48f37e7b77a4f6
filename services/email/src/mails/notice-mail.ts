import { escapeHtml, type Mail, renderPage, renderParagraph } from './mail.js';
import { personName } from './person-name.js';

const notices = {
  passwordChanged: {
    subject: 'Your password was changed',
    happened: 'The password of your Shortlist account was changed',
  },
  signInMethodAdded: {
    subject: 'A new way to sign in was added',
    happened: 'A new way to sign in was added to your Shortlist account',
  },
  secondFactorAdded: {
    subject: 'A second factor was added',
    happened: 'A second factor for signing in was added to your Shortlist account',
  },
  secondFactorRemoved: {
    subject: 'A second factor was removed',
    happened: 'A second factor for signing in was removed from your Shortlist account',
  },
  recoveryCodeUsed: {
    subject: 'A recovery code was used',
    happened: 'A recovery code was used to sign in to your Shortlist account',
  },
  other: {
    subject: 'Your account was changed',
    happened: 'How you sign in to your Shortlist account was changed',
  },
} as const;

export interface NoticeMail {
  readonly to: string;
  readonly firstName: string;
  readonly notice: keyof typeof notices;
  /** ISO date of the change. */
  readonly at: string;
}

/** The mail that tells the owner of an account that somebody, who should be them, has changed it. */
export function noticeMail(appUrl: string, { to, firstName, notice, at }: NoticeMail): Mail {
  const { subject, happened } = notices[notice];
  const link = `${appUrl}/forgot-password`;
  const paragraphs = [
    `Hello ${personName(firstName) || 'there'},`,
    `${happened} on ${at.slice(0, 10)} at ${at.slice(11, 16)} UTC.`,
    'If it was you, there is nothing to do. If it was not, choose a new password now; it ends every session:',
    link,
  ];
  const html = paragraphs.map((text) =>
    renderParagraph(
      text === link ? `<a href="${escapeHtml(link)}">${escapeHtml(link)}</a>` : escapeHtml(text),
    ),
  );
  return { to, subject, text: paragraphs.join('\n\n') + '\n', html: renderPage(html.join('\n')) };
}
