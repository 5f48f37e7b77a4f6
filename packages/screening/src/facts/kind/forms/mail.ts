import { mailHeaderKinds, readPrintedHeader } from '../../../text/words/mail-headers.js';

/** A header can be this far down: servers that passed a mail on put many lines above. */
const MAX_HEADER_LINES = 120;
const HEADER = /^([A-Za-z][A-Za-z0-9-]{1,40})[ \t]*:(.*)$/;
const ADDRESS = /[^\s<>"',;:()[\]@]{1,64}@[^\s<>"',;:()[\]@]{1,190}/gu;
/** Headers that programs write and nobody copies along when a mail is pasted. */
const TECHNICAL =
  /^(?:received|return-path|delivered-to|message-id|mime-version|content-type|content-transfer-encoding|dkim-signature|authentication-results|arc-.*|in-reply-to|references|list-.*|x-.*)$/;
/** RFC 5322: 'Tue, 24 Nov 2026 10:00:00 +0000'. */
const MACHINE_DATE =
  /^\s*(?:\w{3},\s*)?\d{1,2} \w{3} \d{4} \d{1,2}:\d{2}(?::\d{2})? (?:[+-]\d{4}|GMT|UTC?|Z)/;
/** The first line of each mail in a mailbox file. */
const MAILBOX_START = /^From \S{1,200} +\w{3} \w{3} +\d{1,2} \d{1,2}:\d{2}/;
const PARTIES = new Set(['from', 'to', 'delivered-to', 'return-path', 'received', 'sender', 'cc']);

const PRINTED_LINES = 14;

interface Header {
  readonly name: string;
  readonly value: string;
}

/** The header lines that the text begins with, and the count of lines they take up. */
function readHeaders(lines: readonly string[]): { headers: readonly Header[]; end: number } {
  const headers: Header[] = [];
  let at = 0;
  for (; at < Math.min(lines.length, MAX_HEADER_LINES); at += 1) {
    const line = lines[at] ?? '';
    const [, name = '', value = ''] = HEADER.exec(line) ?? [];
    if (name !== '') headers.push({ name: name.toLowerCase(), value });
    else if (at === 0 && MAILBOX_START.test(line)) continue;
    else if (/^[ \t]+\S/.test(line) && headers.length > 0) {
      // A folded header goes on with an indented line.
      const last = headers.pop();
      if (last) headers.push({ name: last.name, value: `${last.value} ${line.trim()}` });
    } else break;
  }
  return { headers, end: at };
}

function isTechnical({ name, value }: Header): boolean {
  return TECHNICAL.test(name) || (name === 'date' && MACHINE_DATE.test(value));
}

function isParty({ name, value }: Header): boolean {
  if (!PARTIES.has(name)) return false;
  // Outlook writes a sender of the same company without an address.
  return name === 'received' || name === 'to' || value.includes('@');
}

/** True for a mail as it was sent: it begins with the headers that programs write. */
export function isRawMail(text: string): boolean {
  const { headers } = readHeaders(text.slice(0, 40_000).split('\n'));
  return headers.length >= 3 && headers.some(isTechnical) && headers.some(isParty);
}

/** True for a text that begins as a mail does when it is printed or pasted: from whom, to whom, about what. */
export function isPrintedMail(text: string): boolean {
  const lines = text
    .slice(0, 4_000)
    .split('\n')
    .filter((line) => line.trim() !== '');
  const found = new Set<string>();
  let hasAddress = false;
  for (const line of lines.slice(0, PRINTED_LINES)) {
    const header = readPrintedHeader(line);
    if (!header) continue;
    found.add(header.kind);
    if (header.kind !== 'about' && header.value.includes('@')) hasAddress = true;
  }
  return found.size === mailHeaderKinds && hasAddress;
}

/**
 * The text of a mail without the addresses of those who sent or received it, each blanked out at its full length; any other
 * text as it is. A mail's sender is mostly not the person that it is about.
 */
export function withoutMailParties(text: string): string {
  if (!isRawMail(text)) return text;
  const { headers } = readHeaders(text.split('\n'));
  const addresses = new Set(
    headers.flatMap(({ value }) => value.match(ADDRESS) ?? []).map((each) => each.toLowerCase()),
  );
  return text.replace(ADDRESS, (address) =>
    addresses.has(address.toLowerCase()) ? ' '.repeat(address.length) : address,
  );
}
