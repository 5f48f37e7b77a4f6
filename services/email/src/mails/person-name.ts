import { withoutLinks } from '@shortlist/service-kit';
import { oneLine } from './mail.js';

const maxLength = 60;

/**
 * A name as its owner wrote it, for a greeting: without links or anything a mail program would turn into one. Whoever
 * registers chooses the name and whom it is mailed to. May be empty.
 */
export function personName(name: string): string {
  const plain = withoutLinks(oneLine(name))
    // 'evil.example' becomes two words, 'J. R. Smith' and 'J.R. Smith' stay.
    .replace(/(?<=[\p{L}\p{N}-]{2})[.．。｡․](?=[\p{L}\p{N}-]{2})/gu, ' ')
    .replace(/[@/\\]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return [...plain].slice(0, maxLength).join('').trim();
}
