import type { Mail } from './mail-store.js';

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escapeHtml = (text: string) =>
  text.replace(/[&<>"']/g, (character) => entities[character] ?? '');

/** Escaped text in which http(s) addresses are links. */
function linkify(text: string): string {
  return text
    .split(/(https?:\/\/[^\s<>"]+)/)
    .map((part, index) =>
      index % 2 === 1 ? `<a href="${escapeHtml(part)}">${escapeHtml(part)}</a>` : escapeHtml(part),
    )
    .join('');
}

function presentMail(mail: Mail, open: boolean): string {
  const answers = mail.replyTo === '' ? '' : ` · Reply-To ${escapeHtml(mail.replyTo)}`;
  return `<details class="mail"${open ? ' open' : ''}>
<summary><span class="subject">${escapeHtml(mail.subject || '(no subject)')}</span>
<span class="meta">To ${escapeHtml(mail.to)} · From ${escapeHtml(mail.from)}${answers} · <time datetime="${mail.date}">${mail.date.slice(0, 16).replace('T', ' ')} UTC</time></span></summary>
<div class="text">${linkify(mail.text.trim())}</div>
</details>`;
}

const empty = `<p class="empty">No mail yet. Everything Shortlist sends in this mode arrives here and goes nowhere else.</p>`;

/** The mailbox as a page without scripts: newest first, the newest one open. Mail is shown as text only. */
export function renderMailbox(mails: readonly Mail[]): string {
  const count = mails.length === 1 ? '1 mail' : `${mails.length} mails`;
  const list = mails.map((mail, index) => presentMail(mail, index === 0)).join('\n');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Mailbox · Shortlist</title>
<link rel="stylesheet" href="/mailbox/style.css">
</head>
<body>
<main>
<header><div><h1>Mailbox</h1><p>${count} · what this Shortlist sent</p></div>
<nav><a href="/mailbox">Refresh</a><a href="/">Back to Shortlist</a></nav></header>
${mails.length === 0 ? empty : list}
</main>
</body>
</html>`;
}

export const mailboxStyle = `:root{color-scheme:light dark;--paper:#faf9f6;--surface:#fff;--line:#e6e2d9;--ink:#1c1b18;--soft:#55514a;--accent:#2b4acb}
@media (prefers-color-scheme:dark){:root{--paper:#151411;--surface:#1d1c18;--line:#302e28;--ink:#f3f0e9;--soft:#c0bbaf;--accent:#98abff}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:400 14px/21px system-ui,sans-serif}
main{width:min(760px,100% - 32px);margin:48px auto}
header{display:flex;flex-wrap:wrap;gap:16px;justify-content:space-between;align-items:end;margin-bottom:24px}
h1{margin:0;font:400 40px/1.1 Georgia,serif}
p{margin:4px 0 0;color:var(--soft)}
nav{display:flex;gap:16px}
a{color:var(--accent);overflow-wrap:anywhere}
:focus-visible{outline:2px solid var(--accent);outline-offset:2px;border-radius:4px}
.mail{background:var(--surface);border:1px solid var(--line);border-radius:12px;margin-bottom:12px}
summary{padding:14px 20px;cursor:pointer;display:grid;gap:2px;list-style:none}
.subject{font-weight:600}
.meta{color:var(--soft);font-size:13px;overflow-wrap:anywhere}
.text{padding:4px 20px 20px;white-space:pre-wrap;overflow-wrap:anywhere;max-width:68ch}
.empty{padding:48px 20px;border:1px dashed var(--line);border-radius:12px;text-align:center}
`;
