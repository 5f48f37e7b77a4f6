import { plainLine } from './plain-text.js';

const UNKNOWN = 'Unknown candidate';
const HONORIFIC = /^(?:dr|mr|mrs|ms|miss|mx|prof|professor|sir|dame|rev|eng|ing)\.? /i;

/** The whole name without a title before it. Empty when the name is not known. */
export function fullNameOf(name: string): string {
  const plain = plainLine(name);
  return plain === UNKNOWN ? '' : plain.replace(HONORIFIC, '');
}

/**
 * How a letter addresses a person: by the first name, or by the whole name when its first word is only an
 * initial. Empty when the name is not known.
 */
export function firstNameOf(name: string): string {
  const words = fullNameOf(name).split(' ');
  const first = words[0] ?? '';
  return words.length === 1 || first.replace(/\./g, '').length > 1 ? first : words.join(' ');
}
