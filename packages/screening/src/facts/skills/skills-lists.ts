import { type AnalysedText, wrappedNames } from '../../text/analyse.js';
import { findSkillHits } from '../../text/terms/skill-matcher.js';
import { containment, joinWithin } from '../../text/words/coverage.js';
import { tokenize } from '../../text/words/tokens.js';
import { withoutPersonal } from './personal-lines.js';
import { headingKind, headsAside, type ListKind } from './skills-headings.js';

/** One line (wrapped lines joined) of a list of skills or certificates, with its place. */
export interface ListLine {
  readonly kind: 'skills' | 'certificates';
  readonly start: number;
  readonly end: number;
}

const MAX_LINES = 80;
const MAX_INLINE_HEADING = 50;
const DATED =
  /\b(?:19|20)\d\d\s{0,3}(?:-|–|—|to|until|bis|à|a)\s{0,3}(?:(?:\p{L}{3,9}\.? )?(?:19|20)\d\d|\p{L}{3,11})/u;
const WRAPPED = /[,/&+]$/;
/** A line of a comma-separated list that is this long continues on the next. */
const LONG_LINE = 60;
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

function listKind(kind: ListKind | null): ListLine['kind'] | null {
  return kind === 'skills' || kind === 'certificates' ? kind : null;
}

/** 'Key skills: a, b': the heading's kind and where its content begins; null when the line is no such heading. */
function inlineHeading(line: string, isInList: boolean): { kind: ListKind; at: number } | null {
  const match = /[:–—\t]/.exec(line.slice(0, MAX_INLINE_HEADING));
  if (!match || line.slice(match.index + 1).trim() === '') return null;
  const kind = headingKind(line.slice(0, match.index).replace(BULLET, ''));
  // Within a list, 'Languages: Python, SQL' is one of its categories.
  return kind === null || (isInList && kind === 'languages') ? null : { kind, at: match.index + 1 };
}

/** True when the next line continues the last entry of this one. */
function runsOn(line: string, next: string | undefined): boolean {
  if (next === undefined || next.trim() === '' || BULLET.test(next)) return false;
  if (next.slice(0, MAX_INLINE_HEADING).includes(':') || headingKind(next) !== null) return false;
  const commas = line.split(/[,;]/).length - 1;
  return WRAPPED.test(line.trimEnd()) || (line.length >= LONG_LINE && commas >= 2);
}

/** A line in capitals after a blank one is most likely a heading of unknown kind. */
function isUnknownHeading(line: string, before: string | undefined): boolean {
  const bare = line.trim();
  return (
    before?.trim() === '' &&
    /^[\p{Lu}\s&/-]{8,40}$/u.test(bare) &&
    bare.includes(' ') &&
    bare.split(/\s+/).length <= 4
  );
}

/** Places of section headings: 'Highlights', 'Training'. Their words name no skill. */
export function findHeadings(text: string): readonly { start: number; end: number }[] {
  return linesOf(text)
    .filter(({ text: line }) => !BULLET.test(line) && headingKind(line) !== null)
    .map(({ text: line, start }) => ({ start, end: start + line.length }));
}

/** Lines of a section beside the career, at most: the next heading may be of an unknown kind. */
const MAX_ASIDE_LINES = 12;

/** Sections of interests and references: a skill that they mention is none that the person claims. */
export function findAsides(text: string): readonly { start: number; end: number }[] {
  const lines = linesOf(text);
  const found: { start: number; end: number }[] = [];
  let left = 0;
  for (const [at, { text: line, start }] of lines.entries()) {
    const isEnd = headingKind(line) !== null || isUnknownHeading(line, lines[at - 1]?.text);
    if (isEnd) left = headsAside(line) ? MAX_ASIDE_LINES : 0;
    else if (DATED.test(line)) left = 0;
    if (left > 0) found.push({ start, end: start + line.length });
    left -= 1;
  }
  return found;
}

/**
 * The lines of all lists of skills and certificates of a text: what follows such a heading up to the next one or a job,
 * and what follows a heading on its own line, even within a job ('Technologies used: …'). Lines
 * over which the name of a skill goes on are one line.
 */
export function findLists(
  resume: Pick<AnalysedText, 'text' | 'skillHits' | 'certificateHits'>,
): readonly ListLine[] {
  const wrapped = wrappedNames(resume);
  const lines = joinWithin(listLines(resume.text, containment(wrapped)), wrapped);
  const isKnown = ({ start, end }: ListLine) => {
    // The comma marks everyday words as an entry.
    const entry = `${resume.text.slice(start, end).replace(BULLET, '')},`;
    const hits = [
      ...findSkillHits(entry, tokenize(entry)),
      ...resume.certificateHits.filter((hit) => hit.start >= start && hit.end <= end),
    ];
    return hits.some((hit) => (hit.end - hit.start) * 2 >= entry.length - 1);
  };
  return listsOf(resume.text, lines).flatMap((list) => withoutPersonal(resume.text, list, isKnown));
}

/** The lines by the lists that they are of: a heading, or anything else between them, begins another. */
function listsOf(text: string, lines: readonly ListLine[]): readonly (readonly ListLine[])[] {
  const lists: ListLine[][] = [];
  for (const line of lines) {
    const last = lists.at(-1)?.at(-1);
    const isNext = last?.kind === line.kind && text.slice(last.end, line.start).trim() === '';
    if (isNext) lists.at(-1)?.push(line);
    else lists.push([line]);
  }
  return lists;
}

/** 'Language' is no heading where a column wraps 'Natural language processing'. */
function listLines(
  text: string,
  isInWrapped: (line: Omit<ListLine, 'kind'>) => boolean,
): readonly ListLine[] {
  const found: ListLine[] = [];
  const lines = linesOf(text);
  let kind: ListLine['kind'] | null = null;
  let count = 0;
  let isOpen = false;
  for (const [index, { text: line, start }] of lines.entries()) {
    const end = start + line.length;
    const inline = inlineHeading(line, kind !== null);
    const isEntry = inline !== null || BULLET.test(line) || isInWrapped({ start, end });
    const heading = isEntry ? null : headingKind(line);
    if (heading !== null || isUnknownHeading(line, lines[index - 1]?.text)) {
      kind = listKind(heading);
      count = 0;
      isOpen = false;
      continue;
    }
    if (inline) {
      const own = listKind(inline.kind);
      if (own !== null) {
        found.push({ kind: own, start: start + inline.at, end });
        isOpen = runsOn(line, lines[index + 1]?.text);
      }
      // A list within a job ends with its line.
      if (kind !== null) kind = own;
      continue;
    }
    const last = found.at(-1);
    if (isOpen && last) {
      found[found.length - 1] = { ...last, end };
      isOpen = runsOn(line, lines[index + 1]?.text);
      continue;
    }
    if (kind === null || line.trim() === '') continue;
    if (kind === 'skills' && DATED.test(line)) {
      kind = null;
      continue;
    }
    if ((count += 1) > MAX_LINES) kind = null;
    else {
      found.push({ kind, start, end });
      isOpen = runsOn(line, lines[index + 1]?.text);
    }
  }
  return found;
}
