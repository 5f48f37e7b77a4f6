import { createHash } from 'node:crypto';

/** The same for all addresses that reach the same mailbox. */
export function hashMailbox(address: string): string {
  return createHash('sha256').update(mailboxOf(address)).digest('hex');
}

/** One spelling for all addresses that reach the same mailbox: without case, tags and, at Gmail, dots. */
function mailboxOf(address: string): string {
  const lower = address.trim().toLowerCase();
  const at = lower.lastIndexOf('@');
  const domain = lower.slice(at + 1).replace(/^googlemail\.com$/, 'gmail.com');
  const local = lower.slice(0, at).replace(/(?<=.)\+.*$/s, '');
  return `${domain === 'gmail.com' ? local.replaceAll('.', '') : local}@${domain}`;
}
