import { escapeHtml, linkify } from './escape-html.js';
import type { Mail } from './mail-store.js';
import {
  addressOf,
  type MailboxQuery,
  type MailView,
  mailViews,
  sayWhen,
} from './mailbox-query.js';

/**
 * The mail as its receiver sees it, in a frame without scripts, forms and an origin; the page's policy lets it load
 * nothing. Links open beside the mailbox.
 */
function renderHtml(mail: Mail): string {
  const source = escapeHtml(`<base target="_blank">${mail.html}`);
  return `<iframe title="The email as sent" sandbox="allow-popups allow-popups-to-escape-sandbox" referrerpolicy="no-referrer" srcdoc="${source}"></iframe>`;
}

const labels: Readonly<Record<MailView, string>> = {
  sent: 'As sent',
  text: 'Text',
  source: 'Source',
};

function renderViews(mail: Mail, query: MailboxQuery, chosen: MailView): string {
  const links = mailViews
    .filter((view) => view !== 'sent' || mail.html !== '')
    .map((view) => {
      const address = escapeHtml(addressOf({ ...query, mail: mail.id, view }));
      return `<a href="${address}"${view === chosen ? ' aria-current="page"' : ''}>${labels[view]}</a>`;
    });
  return `<nav class="views" aria-label="View">${links.join('')}</nav>`;
}

export interface RenderMailOptions {
  readonly query: MailboxQuery;
  /** The message as it was handed over, for that view. */
  readonly source: string | undefined;
  readonly now: Date;
}

/** One mail: who, when, and what it says. */
export function renderMail(mail: Mail, { query, source, now }: RenderMailOptions): string {
  const view = query.view === 'sent' && mail.html === '' ? 'text' : query.view;
  const answers =
    mail.replyTo === '' ? '' : `<dt>Reply to</dt><dd>${escapeHtml(mail.replyTo)}</dd>`;
  const all = escapeHtml(addressOf({ ...query, mail: undefined, view: 'sent' }));
  const bodies: Readonly<Record<MailView, () => string>> = {
    sent: () => renderHtml(mail),
    text: () => `<div class="text">${linkify(mail.text.trim())}</div>`,
    source: () =>
      `<pre class="source" tabindex="0" aria-label="Source of the email">${escapeHtml(source ?? '')}</pre>`,
  };
  return `<header><a class="all" href="${all}">All emails</a>
<h2>${escapeHtml(mail.subject || '(no subject)')}</h2>
<dl><dt>From</dt><dd>${escapeHtml(mail.from)}</dd><dt>To</dt><dd>${escapeHtml(mail.to)}</dd>${answers}<dt>Sent</dt><dd><time datetime="${mail.date}">${sayWhen(mail.date, now)}</time></dd></dl>
${renderViews(mail, query, view)}</header>
<div class="sheet">${bodies[view]()}</div>`;
}
