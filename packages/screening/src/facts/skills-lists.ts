import { headingKind, type ListKind } from './skills-headings.js';

/** One line (wrapped lines joined) of a list of skills or certificates, with its place. */
export interface ListLine {
  readonly kind: Exclude<ListKind, 'other'>;
  readonly start: number;
  readonly end: number;
}

const MAX_LINES = 80;
const MAX_INLINE_HEADING = 50;
const DATED =
  /\b(?:19|20)\d\d\s{0,3}(?:-|–|—|to|until|bis|à|a)\s{0,3}(?:(?:\p{L}{3,9}\.? )?(?:19|20)\d\d|\p{L}{3,11})/u;
const WRAPPED = /[,/&+]$/;
const BULLET = /^\s*[•*▪●○◦‣·–—➢✓-]\s*/u;

interface Line {
  readonly text: string;
  readonly start: number;
}

function linesOf(text: string): readonly Line[] {
  const lines: Line[] = [];
  let start = 0;
  for (const line of text.split('\n')) {
    lines.push({ text: line, start });
    start += line.length + 1;
  }
  return lines;
}

/** 'Key skills: a, b': the heading's kind and where its content begins; null when the line is nothing of the kind. */
function inlineHeading(line: string): { kind: ListKind; at: number } | null {
  const match = /[:–—\t]/.exec(line.slice(0, MAX_INLINE_HEADING));
  if (!match || line.slice(match.index + 1).trim() === '') return null;
  const kind = headingKind(line.slice(0, match.index).replace(BULLET, ''));
  return kind === null ? null : { kind, at: match.index + 1 };
}

/** A line in capitals after a blank one is most likely a heading, if of an unknown kind. */
function isUnknownHeading(line: string, before: string | undefined): boolean {
  const bare = line.trim();
  return (
    before?.trim() === '' &&
    /^[\p{Lu}\s&/-]{8,40}$/u.test(bare) &&
    bare.includes(' ') &&
    bare.split(/\s+/).length <= 4
  );
}

/**
 * The lines of all lists of skills and certificates of a text: what follows such a heading up to the next one or a job, and
 * what stands behind one in its line, also within a job ('Technologies used: …').
 */
export function findLists(text: string): readonly ListLine[] {
  const found: ListLine[] = [];
  const lines = linesOf(text);
  let kind: ListKind = 'other';
  let count = 0;
  let isOpen = false;
  for (const [index, { text: line, start }] of lines.entries()) {
    const end = start + line.length;
    const inline = inlineHeading(line);
    const heading = inline ? null : headingKind(line);
    if (heading !== null || isUnknownHeading(line, lines[index - 1]?.text)) {
      kind = heading ?? 'other';
      count = 0;
      isOpen = false;
      continue;
    }
    if (inline) {
      if (inline.kind !== 'other') {
        found.push({ kind: inline.kind, start: start + inline.at, end });
        isOpen = WRAPPED.test(line.trimEnd());
        // A list within a job ends with its line.
        if (kind === 'other' && !isOpen) continue;
      }
      if (kind !== 'other') kind = inline.kind;
      continue;
    }
    const last = found.at(-1);
    if (isOpen && last) {
      found[found.length - 1] = { ...last, end };
      isOpen = WRAPPED.test(line.trimEnd());
      continue;
    }
    if (kind === 'other' || line.trim() === '') continue;
    if (kind === 'skills' && DATED.test(line)) {
      kind = 'other';
      continue;
    }
    if ((count += 1) > MAX_LINES) kind = 'other';
    else {
      found.push({ kind, start, end });
      isOpen = WRAPPED.test(line.trimEnd());
    }
  }
  return found;
}
