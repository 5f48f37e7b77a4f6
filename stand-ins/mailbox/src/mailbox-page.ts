import { escapeHtml } from './escape-html.js';
import { renderMail } from './mail-pane.js';
import type { Mail } from './mail-store.js';
import { addressOf, type MailboxQuery, sayWhen } from './mailbox-query.js';

/** The mails that hold every word in sender, receiver or subject, in any letter case. */
function searchMails(mails: readonly Mail[], search: string): readonly Mail[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return mails.filter((mail) => {
    const text = `${mail.from} ${mail.to} ${mail.subject}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

function renderRow(mail: Mail, query: MailboxQuery, isShown: boolean, now: Date): string {
  const address = escapeHtml(addressOf({ ...query, mail: mail.id, view: 'sent' }));
  return `<li><a href="${address}"${isShown ? ' aria-current="true"' : ''}>
<i class="${mail.isRead ? 'read' : 'unread'}"></i>${mail.isRead ? '' : '<span class="hidden">Unread: </span>'}
<b>${escapeHtml(mail.to)}</b><time datetime="${mail.date}">${sayWhen(mail.date, now)}</time>
<span class="subject">${escapeHtml(mail.subject || '(no subject)')}</span></a></li>`;
}

const logo = `<a class="logo" href="/"><svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true"><rect x="2" y="9.2" width="20" height="6" rx="1.4" fill="var(--marker)"/><path d="M5 5h14M5 12.2h14M5 19h9" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round"/></svg>Shortlist</a>`;

const empty = `<p class="empty">No mail yet. In this mode, every email of Shortlist arrives here and nowhere else.</p>`;

/** The mail that is opened: the one asked for, else the newest that holds the words. */
export function findShown(mails: readonly Mail[], query: MailboxQuery): Mail | undefined {
  if (query.mail !== undefined) return mails.find((mail) => mail.id === query.mail);
  return searchMails(mails, query.search)[0];
}

export interface RenderMailboxOptions {
  readonly mails: readonly Mail[];
  readonly query: MailboxQuery;
  /** The opened mail as it was handed over, where that is what is asked for. */
  readonly source?: string | undefined;
  readonly now: Date;
}

/** The mailbox as a page that works without scripts: mails at the left, newest first, and the opened one beside them. */
export function renderMailbox({ mails, query, source, now }: RenderMailboxOptions): string {
  const found = searchMails(mails, query.search);
  const shown = findShown(mails, query);
  const unread = mails.filter((mail) => !mail.isRead).length;
  const count = mails.length === 1 ? '1 email' : `${mails.length} emails`;
  const rows = found.map((mail) => renderRow(mail, query, mail === shown, now)).join('\n');
  const nothing = `<p class="empty">No email has these words. <a href="/mailbox">Show all</a></p>`;
  const list = mails.length === 0 ? empty : found.length === 0 ? nothing : `<ul>${rows}</ul>`;
  const pane = shown
    ? renderMail(shown, { query, source, now })
    : query.mail === undefined
      ? ''
      : `<p class="empty">This email is not here any more. <a href="/mailbox">Show all</a></p>`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Mailbox · Shortlist</title>
<script src="/theme-first.js"></script>
<link rel="icon" href="/favicon.ico">
<link rel="stylesheet" href="/mailbox/style.css">
<script src="/mailbox/live.js" defer></script>
</head>
<body>
<p class="note">Embedded mode: every email Shortlist sends arrives here and goes nowhere else.</p>
<header class="top"><div class="wrap">${logo}<a class="back" href="/">Back to Shortlist</a></div></header>
<main class="wrap">
<div class="head"><div><h1>Mailbox</h1><p id="count" aria-live="polite">${count} · ${unread} unread</p></div>
<form role="search" action="/mailbox"><input type="search" name="q" value="${escapeHtml(query.search)}" placeholder="Search people and subjects" aria-label="Search people and subjects"></form></div>
<div class="two${pane === '' ? ' alone' : ''}" data-opened="${query.mail !== undefined}">
<nav id="list" aria-label="Emails">${list}</nav>
${pane === '' ? '' : `<article class="mail">${pane}</article>`}
</div>
</main>
</body>
</html>`;
}
