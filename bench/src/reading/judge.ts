import type { ExtractedResume, UnreadableResume } from '@shortlist/screening';
import type { MadeFile } from './made-file.js';

/** How a made file was read: `accused` of hiding what it does not, `missed` what it hides, `lost` what a person sees. */
export type Verdict = 'right' | 'accused' | 'missed' | 'lost' | 'unreadable';

/** Letters and digits alone: where spaces and line breaks fall is another question. */
function squash(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}

/** Holds what was read against what a person sees. */
export function judge(
  { visible, hidden }: MadeFile,
  read: ExtractedResume | UnreadableResume,
): Verdict {
  // A file that shows a person nothing is rightly called empty.
  if (read.kind === 'unreadable')
    return visible.length === 0 && read.reason === 'empty' ? 'right' : 'unreadable';
  const text = squash(read.text);
  const told = squash(read.hiddenText.join(' '));
  if (hidden.some((secret) => text.includes(squash(secret)) || !told.includes(squash(secret))))
    return 'missed';
  if (visible.some((line) => !text.includes(squash(line)))) return 'lost';
  const rest = hidden.reduce((left, secret) => left.split(squash(secret)).join(''), told);
  return rest === '' ? 'right' : 'accused';
}
