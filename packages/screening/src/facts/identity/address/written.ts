/** Letters and signs of an address before its at sign (RFC 5322, RFC 6531), and those that printing puts in their place. */
const LOCAL = /[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~.’‘ʼ‐‑\uFFFD\p{Co}-]/u;
const DOMAIN = /[\p{L}\p{M}\p{N}.‐‑-]/u;
/** Legal in an address (but for two dots), yet far more often a separator before it. */
const SEPARATOR = /[!#$^?`{}~*=|/\uFFFD\p{Co}]|\.{2,}/u;
const WORD = /[\p{L}\p{N}]/u;
const MAX_LOCAL = 64;
const MAX_RUN = 255;
const LABEL = /^(?:e-?mail|mailto)(?=[\p{L}\p{N}])/iu;
/** Digits of a phone number, at least. */
const PHONE_DIGITS = 7;

/** An address as a text has it, before the name and the lines around it are known. */
export interface WrittenAddress {
  /** Place of its first character. */
  readonly start: number;
  /** Place behind its last character. */
  readonly end: number;
  /** Empty when a line begins with the at sign. */
  readonly local: string;
  /** As written, with dots and hyphens at its end; empty when a line ends with the at sign. */
  readonly run: string;
  /** `sure`: has clear ends; `unclear`: what stood before it may belong to it; `cut`: something was cut off. */
  readonly ends: 'sure' | 'unclear' | 'cut';
}

type Local = Pick<WrittenAddress, 'local' | 'ends'>;

/** Takes off what a phone number or a label before the address left in it. */
function withoutGlued(local: string, before: string): Local {
  const digits = /^\+?\d*/.exec(local)?.[0] ?? '';
  const isLong = digits.length >= PHONE_DIGITS && digits.length < local.length;
  if (isLong || (digits !== '' && /\d[ )]?$/.test(before))) {
    const rest = local.slice(digits.length).replace(/^[.\-_]+/, '');
    return { local: rest === '' ? local : rest, ends: 'cut' };
  }
  return LABEL.test(local)
    ? { local: local.replace(LABEL, ''), ends: 'cut' }
    : { local, ends: 'sure' };
}

/** The part before the at sign of a run of its characters. */
function readLocal(run: string, before: string): Local {
  const plain = run.replace(/[’‘ʼ]/g, "'").replace(/[‐‑]/g, '-');
  const pieces = plain.split(SEPARATOR);
  const last = pieces.at(-1) ?? '';
  const trimmed = last.replace(/^[.'+&%-]+/, '');
  const { local, ends } = withoutGlued(trimmed, before);
  const hasCut =
    /^[.'+&%-]/.test(last) ||
    pieces.slice(0, -1).some((piece) => WORD.test(piece)) ||
    run.includes('\uFFFD');
  const isIcon = pieces.length > 1 && /^\p{Co}+$/u.test(plain.slice(0, plain.length - last.length));
  const isChanged = (trimmed !== plain && !isIcon) || /[’‘ʼ]/u.test(run);
  const touches = !/[\s:;,()<>[\]"]$/u.test(before) && WORD.test(before.slice(-2, -1));
  if (ends === 'cut' || hasCut || /[@\\]$/.test(before) || touches || local.length > MAX_LOCAL)
    return { local, ends: 'cut' };
  return { local, ends: isChanged ? 'unclear' : 'sure' };
}

/** The spaces around the at sign, which some layouts have. */
function gapsAround(text: string, at: number): { readonly left: number; readonly right: number } {
  const right = text[at + 1] === ' ' ? 1 : 0;
  const isFollowed = /^[\p{L}\p{N}-]+\.\p{L}/u.test(text.slice(at + 1 + right, at + 70));
  const left = text[at - 1] === ' ' && WORD.test(text[at - 2] ?? '') ? 1 : 0;
  return isFollowed ? { left, right } : { left: 0, right: 0 };
}

/** Reads the address around an at sign; null when there is none, and no part of one that other lines could complete. */
export function readWritten(text: string, at: number): WrittenAddress | null {
  const gaps = gapsAround(text, at);
  let start = at - gaps.left;
  const first = Math.max(0, start - MAX_RUN);
  while (start > first && LOCAL.test(text[start - 1] ?? '')) start -= 1;
  let end = at + 1 + gaps.right;
  const from = end;
  while (end < from + MAX_RUN && DOMAIN.test(text[end] ?? '')) end += 1;
  const run = text.slice(from, end).replace(/[‐‑]/g, '-');
  const written = text.slice(start, at - gaps.left);
  // 'anna@example.com' in quotes.
  const quoted = /^['‘][^'‘’]+$/.test(written) && /['’]/.test(text[end] ?? '');
  const opening = start + (quoted ? 1 : 0);
  const { local, ends } = readLocal(
    text.slice(opening, at - gaps.left),
    text.slice(Math.max(0, opening - 3), opening),
  );
  const isQuoted = /["”]/.test(text[at - 1] ?? '');
  if (isQuoted || (local === '' && run === '') || (local === '' && WORD.test(written))) return null;
  const isCut = ends === 'cut' || /[@_\uFFFD]/u.test(text[end] ?? '');
  const isSpaced = gaps.left + gaps.right > 0;
  return {
    start: at - gaps.left - local.length,
    end,
    local,
    run,
    ends: isCut ? 'cut' : isSpaced ? 'unclear' : ends,
  };
}
