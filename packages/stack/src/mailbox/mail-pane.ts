import { escapeHtml, linkify } from './escape-html.js';
import type { Mail } from './mail-store.js';
import { addressOf, type MailboxQuery, sayWhen } from './mailbox-query.js';

/**
 * The mail as its receiver sees it, in a frame without scripts, forms and an origin; the page's policy lets it load
 * nothing. Links open beside the mailbox.
 */
function renderHtml(mail: Mail): string {
  const source = escapeHtml(`<base target="_blank">${mail.html}`);
  return `<iframe title="The email as sent" sandbox="allow-popups allow-popups-to-escape-sandbox" referrerpolicy="no-referrer" srcdoc="${source}"></iframe>`;
}

function renderViews(mail: Mail, query: MailboxQuery, asText: boolean): string {
  const view = (label: string, isChosen: boolean, text: boolean) =>
    `<a href="${escapeHtml(addressOf({ ...query, mail: mail.id, asText: text }))}"${isChosen ? ' aria-current="page"' : ''}>${label}</a>`;
  return `<nav class="views" aria-label="View">${view('As sent', !asText, false)}${view('Text', asText, true)}</nav>`;
}

/** One mail: who, when, and what it says. */
export function renderMail(mail: Mail, query: MailboxQuery, now: Date): string {
  const asText = query.asText || mail.html === '';
  const answers =
    mail.replyTo === '' ? '' : `<dt>Reply to</dt><dd>${escapeHtml(mail.replyTo)}</dd>`;
  const all = escapeHtml(addressOf({ ...query, mail: undefined, asText: false }));
  return `<header><a class="all" href="${all}">All emails</a>
<h2>${escapeHtml(mail.subject || '(no subject)')}</h2>
<dl><dt>From</dt><dd>${escapeHtml(mail.from)}</dd><dt>To</dt><dd>${escapeHtml(mail.to)}</dd>${answers}<dt>Sent</dt><dd><time datetime="${mail.date}">${sayWhen(mail.date, now)}</time></dd></dl>
${mail.html === '' ? '' : renderViews(mail, query, asText)}</header>
<div class="sheet">${asText ? `<div class="text">${linkify(mail.text.trim())}</div>` : renderHtml(mail)}</div>`;
}
