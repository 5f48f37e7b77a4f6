import { oneLine } from './mail.js';

const maxLength = 100;

/**
 * A name to show as the sender: one line, without what could pass for an address of its own or change the direction or
 * order in which it is read. May be empty.
 */
export function senderName(name: string): string {
  const plain = oneLine(name)
    .replace(/[\p{Cf}\p{Cs}\p{Co}\p{Cn}]/gu, '')
    .replace(/[<>"@\\]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return [...plain].slice(0, maxLength).join('').trim();
}
