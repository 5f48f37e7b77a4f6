import { escapeHtml, type Mail, renderPage, renderParagraph } from './mail.js';
import { personName } from './person-name.js';

interface LinkMail {
  readonly to: string;
  readonly firstName: string;
  readonly subject: string;
  readonly intro: string;
  readonly label: string;
  readonly link: string;
  readonly note: string;
}

/** A mail whose purpose is one link. */
export function renderLinkMail(mail: LinkMail): Mail {
  const { to, subject, intro, label, link, note } = mail;
  const greeting = `Hello ${personName(mail.firstName) || 'there'},`;
  const html = [
    renderParagraph(escapeHtml(greeting)),
    renderParagraph(escapeHtml(intro)),
    renderParagraph(`<a href="${escapeHtml(link)}">${escapeHtml(label)}</a>`),
    renderParagraph(
      `If the link does not open, copy this address into your browser:<br>${escapeHtml(link)}`,
    ),
    renderParagraph(escapeHtml(note)),
  ];
  return {
    to,
    subject,
    text: [greeting, intro, link, note].join('\n\n') + '\n',
    html: renderPage(html.join('\n'), 'en'),
  };
}

function count(amount: number, unit: string): string {
  return `${amount} ${unit}${amount === 1 ? '' : 's'}`;
}

interface Recipient {
  readonly to: string;
  readonly firstName: string;
  readonly token: string;
}

/** The mail that asks a new user to confirm the address. */
export function verificationMail(
  appUrl: string,
  {
    to,
    firstName,
    token,
    expiresInHours,
    again = false,
  }: Recipient & { readonly expiresInHours: number; readonly again?: boolean | undefined },
): Mail {
  const repeated = again
    ? 'Someone signed up with this address more than once, with different passwords. We accept none of them: after you follow this link, we send you another to choose your password. Earlier links no longer work. '
    : '';
  return renderLinkMail({
    to,
    firstName,
    subject: 'Please confirm your email address',
    intro: 'Welcome to Shortlist. Please confirm that this email address is yours:',
    label: 'Confirm email address',
    link: `${appUrl}/verify-email?token=${encodeURIComponent(token)}`,
    note: `${repeated}The link works for ${count(expiresInHours, 'hour')}. If you did not create an account, you can ignore this email.`,
  });
}

const newPassword = {
  subject: 'Choose a new password',
  intro: 'You asked to choose a new password for your Shortlist account:',
  label: 'Choose a new password',
  ignored: 'your password stays as it is',
};
const firstPassword = {
  subject: 'Choose your password',
  intro: 'Your Shortlist account has no password yet. Here you can choose one:',
  label: 'Choose your password',
  ignored: 'the account stays without a password',
};

/** The mail with the link to choose a new password, or the `first` of an account. */
export function passwordResetMail(
  appUrl: string,
  {
    to,
    firstName,
    token,
    expiresInMinutes,
    first = false,
  }: Recipient & { readonly expiresInMinutes: number; readonly first?: boolean | undefined },
): Mail {
  const { ignored, ...texts } = first ? firstPassword : newPassword;
  return renderLinkMail({
    to,
    firstName,
    ...texts,
    link: `${appUrl}/reset-password?token=${encodeURIComponent(token)}`,
    note: `The link works for ${count(expiresInMinutes, 'minute')}. If you did not ask for it, you can ignore this email; ${ignored}.`,
  });
}

/** The mail whose link makes this address the one of an account. */
export function addressChangeMail(
  appUrl: string,
  { to, firstName, token, expiresInMinutes }: Recipient & { readonly expiresInMinutes: number },
): Mail {
  return renderLinkMail({
    to,
    firstName,
    subject: 'Please confirm your new email address',
    intro: 'You asked to use this email address for your Shortlist account. Please confirm it:',
    label: 'Use this address',
    link: `${appUrl}/verify-email?change=${encodeURIComponent(token)}`,
    note: `The link works for ${count(expiresInMinutes, 'minute')}. If you did not ask for it, do not follow it: somebody else would get your address for their account.`,
  });
}
