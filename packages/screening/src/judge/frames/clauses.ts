import { degreeLevels } from '../../facts/degree.js';
import { type Frame, MAY, type Reader } from './frame-reader.js';

/** Words that offer another thing, in all languages: a denial goes on over the commas before them. */
const CHOICE = /(?<!\p{L})(?:or|nor|oder|noch|ou|ni|o|né|of|nem|ani|lub)(?!\p{L})/iu;
const MARKS = /[;()]|[.,:](?=\s)|\s[–—-]\s/g;

export interface Cut {
  readonly at: number;
  readonly isComma: boolean;
  readonly isColon: boolean;
}

/** Where clauses end: at marks and at words such as 'but'. */
export function cutsOf(text: string, { ends }: Reader, may: number): readonly Cut[] {
  const words = may & MAY.end ? [...text.matchAll(ends)] : [];
  return [
    ...[...text.matchAll(MARKS)].map(({ 0: mark, index }) => ({
      at: index,
      isComma: mark === ',',
      isColon: mark === ':',
    })),
    ...words.map(({ index }) => ({ at: index, isComma: false, isColon: false })),
  ].sort((one, other) => one.at - other.at);
}

/** True for a mark in brackets that begin after an offset: 'would like my tickets (CS30 and 31)' is one clause. */
function isInBrackets(text: string, from: number, { at }: Cut): boolean {
  const open = text.lastIndexOf('(', at);
  const close = text.indexOf(')', open);
  return open >= from && close >= at;
}

/** Where a cue's clause ends that governs what follows: 'no X, only Y' denies X alone, 'no X, Y or Z' all three. */
export function endOf(text: string, from: number, cuts: readonly Cut[], frame: Frame): number {
  // 'Assisted engineers with the build: racked switches' says after its colon what the help was, 'Objective: …' the wish.
  const isWithin = ({ at, isColon }: Cut) =>
    isColon && (frame === 'tookPart' || text.slice(from, at).trim() === '');
  const isAside = (cut: Cut) =>
    (frame === 'intends' || frame === 'inProgress') && isInBrackets(text, from, cut);
  const after = cuts.filter((cut) => cut.at >= from && !isWithin(cut) && !isAside(cut));
  const end = after.find(({ isComma }) => !isComma)?.at ?? text.length;
  if (frame !== 'denies' || CHOICE.test(text.slice(from, end))) return end;
  return Math.min(end, after[0]?.at ?? end);
}

/** A word for what was said before: 'payroll is with HR, so it is not something I have done'. */
const SAID_BEFORE =
  /^[\s,;]*(?:(?:so|and|but|which) )?(?:it|this|that|these|those|them|which)(?!\p{L})/iu;

/** Where a cue's clause begins that governs what precedes it; 'X, expired' and 'X (expired)' are one clause. */
export function startOf(text: string, at: number, cuts: readonly Cut[]): number {
  // 'CIPP (then IPPM) membership lapsed' is one clause.
  const aside = text.slice(0, at).search(/\([^()]*\)[^()]*$/);
  const isAside = (cut: Cut) =>
    aside >= 0 && cut.at >= aside && text.slice(cut.at, at).includes(')');
  const before = cuts.filter((cut) => cut.at < at && !isAside(cut));
  const last = before.at(-1);
  const clause = last && text.slice(last.at, at);
  const isDetached = clause !== undefined && /^[\s,;:.()–—-]*$/.test(clause);
  const isOfBefore = clause !== undefined && SAID_BEFORE.test(clause);
  return ((isDetached || isOfBefore ? before.at(-2) : last)?.at ?? -1) + 1;
}

/**
 * Where the clause begins that names the degree of studies that were not finished: 'Bachelor of Arts, Hill College, 2014
 * (not completed)' says so of the degree, whatever is between. `start` when no clause names one.
 */
export function startOfStudies(
  text: string,
  start: number,
  at: number,
  cuts: readonly Cut[],
): number {
  const starts = [start, ...cuts.map((cut) => cut.at + 1).filter((each) => each < start), 0];
  return (
    starts
      .sort((one, other) => other - one)
      .find((from) => degreeLevels(text.slice(from, at)).length > 0) ?? start
  );
}

/** Longest name before a colon: 'AAT Level 4: sat two of four papers'. */
const LABEL = 40;

/** True for a cue in the first clause after a statement's label: it is about the label. */
export function isAboutLabel(text: string, at: number, cuts: readonly Cut[]): boolean {
  const [first, ...others] = cuts;
  if (!first?.isColon || first.at > LABEL || at < first.at) return false;
  return text.slice(first.at + 1, at).trim() === '' || !others.some((cut) => cut.at < at);
}
