import { longDate } from '@shortlist/service-kit';
import { escapeHtml, type Mail, renderPage, renderParagraph } from './mail.js';
import { personName } from './person-name.js';

interface Notice {
  readonly subject: string;
  readonly happened: string;
  /** Advice, with a path of the product under it. */
  readonly advice: string;
  readonly path: string;
}

const reset = {
  advice:
    'If it was you, there is nothing to do. If it was not, choose a new password now; it ends every session:',
  path: '/forgot-password',
};

const notices = {
  passwordChanged: {
    subject: 'Your password was changed',
    happened: 'The password of your Shortlist account was changed',
    ...reset,
  },
  signInMethodAdded: {
    subject: 'A new way to sign in was added',
    happened: 'A new way to sign in was added to your Shortlist account',
    ...reset,
  },
  signInMethodRemoved: {
    subject: 'A way to sign in was removed',
    happened: 'A way to sign in was removed from your Shortlist account',
    ...reset,
  },
  addressChangeAsked: {
    subject: 'A new email address was asked for',
    happened:
      'Someone signed in to your Shortlist account asked to change its email address. It changes when they follow the link we sent to the new address. They asked',
    advice:
      'If it was you, there is nothing to do here. If it was not, choose a new password now; it ends every session, and the link stops working:',
    path: '/forgot-password',
  },
  addressChanged: {
    subject: 'Your email address was changed',
    happened: 'Your Shortlist account has another email address now. This one was replaced',
    advice: 'If it was you, there is nothing to do. If it was not, write to us now:',
    path: '/contact',
  },
  addressInUse: {
    subject: 'Somebody asked to use your email address',
    happened:
      'The owner of another Shortlist account asked to use this email address. It already has its own account, so nothing has changed. They asked',
    advice: 'If it was you, sign in with this address instead, or choose another one there:',
    path: '/signin',
  },
  accountDeleted: {
    subject: 'Your account was deleted',
    happened: 'Your Shortlist account was deleted, with all its screenings, candidates and emails,',
    advice: 'If it was you, there is nothing to do. If it was not, please write to us:',
    path: '/contact',
  },
  secondFactorAdded: {
    subject: 'A second factor was added',
    happened: 'A second factor for signing in was added to your Shortlist account',
    ...reset,
  },
  secondFactorRemoved: {
    subject: 'A second factor was removed',
    happened: 'A second factor for signing in was removed from your Shortlist account',
    ...reset,
  },
  recoveryCodeUsed: {
    subject: 'A recovery code was used',
    happened: 'A recovery code was used to sign in to your Shortlist account',
    advice:
      'If it was you, look on your account page how many are left; there you can make new ones. If it was not, choose a new password now; it ends every session:',
    path: '/forgot-password',
  },
  apiTokenMade: {
    subject: 'An access token was made',
    happened: 'An access token of the API was made in your Shortlist account',
    advice:
      'If it was you, there is nothing to do. If it was not, choose a new password now; it ends every session and every access token:',
    path: '/forgot-password',
  },
  webhookDisabled: {
    subject: 'A webhook was disabled',
    happened:
      'We disabled a webhook of your Shortlist account because deliveries failed for several days. This happened',
    advice:
      'Your account page lists the failed deliveries. Fix the URL and switch the webhook on again:',
    path: '/account#api',
  },
  screeningTakenOver: {
    subject: 'A screening has another lead',
    happened:
      'An owner of your workspace took over a screening that you work on. They lead it since this happened',
    advice: 'The activity of the workspace keeps it. You find the screening on your dashboard:',
    path: '/dashboard',
  },
  other: {
    subject: 'Your account was changed',
    happened: 'How you sign in to your Shortlist account was changed',
    ...reset,
  },
} as const satisfies Record<string, Notice>;

export interface NoticeMail {
  readonly to: string;
  readonly firstName: string;
  readonly notice: keyof typeof notices;
  /** ISO date of the change. */
  readonly at: string;
}

/** The mail that tells the owner of an account that somebody, who should be them, has changed it. */
export function noticeMail(appUrl: string, { to, firstName, notice, at }: NoticeMail): Mail {
  const { subject, happened, advice, path }: Notice = notices[notice];
  const link = `${appUrl}${path}`;
  const paragraphs = [
    `Hello ${personName(firstName) || 'there'},`,
    `${happened} on ${longDate(new Date(at))} at ${at.slice(11, 16)} UTC.`,
    advice,
    link,
  ];
  const html = paragraphs.map((text) =>
    renderParagraph(
      text === link ? `<a href="${escapeHtml(link)}">${escapeHtml(link)}</a>` : escapeHtml(text),
    ),
  );
  return { to, subject, text: paragraphs.join('\n\n') + '\n', html: renderPage(html.join('\n')) };
}
