import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const listed = require('tlds') as readonly string[];
/** Names that RFC 2606 and RFC 6762 keep for examples and networks of one's own: no mail reaches them, but they are written. */
const RESERVED = ['test', 'example', 'invalid', 'localhost', 'local', 'internal'];
const topLevels: ReadonlySet<string> = new Set([...listed, ...RESERVED]);
const LABEL = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?$/u;
const MAX_DOMAIN = 253;
/** Letters of a word that is glued to a domain, at least, where no capital shows it. */
const FEWEST_LETTERS = 3;

export interface DomainReading {
  readonly domain: string;
  /** True when something was cut off, or no mail could reach it. */
  readonly isDoubtful: boolean;
}

/** True for a domain of at least two labels that ends in a top-level domain there is. */
export function isDomain(text: string): boolean {
  const labels = text.split('.');
  return (
    labels.length > 1 &&
    text.length <= MAX_DOMAIN &&
    labels.every((label) => LABEL.test(label)) &&
    topLevels.has(labels.at(-1)?.toLowerCase() ?? '')
  );
}

/** The part of a label that is a top-level domain with another word behind it: 'com' of 'comLinkedIn'; null without one. */
function topLevelBefore(label: string): string | null {
  const ends = Array.from(
    { length: Math.max(0, label.length - 2) },
    (_, at) => label.length - 1 - at,
  );
  const starts = ends.filter((end) => topLevels.has(label.slice(0, end).toLowerCase()));
  const atWord = starts.find((end) => /^(?:\p{Lu}|\p{N})/u.test(label.slice(end)));
  const end = atWord ?? starts.find((start) => label.length - start >= FEWEST_LETTERS);
  return end === undefined ? null : label.slice(0, end);
}

/** True when the last label begins another sentence or word: 'example.com.Mobile', 'example.comPany'. */
function isGlued(labels: readonly string[]): boolean {
  const last = labels.at(-1) ?? '';
  const others = labels.slice(0, -1).join('');
  if (/\p{Ll}\p{Lu}/u.test(last)) return true;
  return labels.length > 2 && /^\p{Lu}\p{Ll}/u.test(last) && others === others.toLowerCase();
}

/** Reads the domain at the beginning of a run of letters, digits, dots and hyphens; null when it holds none. */
export function readDomain(run: string): DomainReading | null {
  const written = run.replace(/(?<![.-])[.-]+$/, '');
  const labels = written.split('.');
  if (isDomain(written) && !isGlued(labels)) return { domain: written, isDoubtful: false };
  const cut = (domain: string) => ({ domain, isDoubtful: true });
  // The labels before two dots, or before a label that is not valid, can still make a whole domain.
  const bad = labels.findIndex((label) => !LABEL.test(label));
  const good = bad === -1 ? labels : labels.slice(0, bad);
  for (let length = good.length; length > 1; length -= 1) {
    const known = good.slice(0, length);
    // The next sentence begins with the last label: the labels before it are whole.
    if (isGlued(known) && isDomain(known.slice(0, -1).join('.'))) continue;
    if (isDomain(known.join('.')) && !isGlued(known)) return cut(known.join('.'));
    const ending = topLevelBefore(known.at(-1) ?? '');
    if (ending !== null) return cut([...known.slice(0, -1), ending].join('.'));
  }
  return good.length > 1 && good.join('.').length <= MAX_DOMAIN ? cut(good.join('.')) : null;
}
