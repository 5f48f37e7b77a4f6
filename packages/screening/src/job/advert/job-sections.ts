import { type AdvertLanguage, advertLanguage } from './advert-words.js';
import { headingKind } from './headings.js';
import { plainAdvert } from './plain-advert.js';
import { isShortName } from './short-names.js';
import { unwrapLines } from './unwrap-lines.js';

export type SectionKind = 'must' | 'nice' | 'duties' | 'boilerplate' | 'open';

export interface JobLine {
  readonly text: string;
  readonly section: SectionKind;
  readonly bullet: boolean;
  /** Lines under one heading that no list knows have one number. */
  readonly group: number;
}

/** Longest text that can be a heading, in characters. */
const MAX_HEADING = 70;
const BULLET = /^ ?(?:[•*–—>·-]|\d{1,2}[.)]|[a-z]\)) (?=\S)/;

function sectionOf(kind: NonNullable<ReturnType<typeof headingKind>>): SectionKind {
  return kind === 'company' || kind === 'benefits' || kind === 'other' ? 'boilerplate' : kind;
}

/** A short line that ends with a colon, or is in capitals, begins something new. */
function isUnknownHeading(text: string, bullet: boolean, isShouted: boolean): boolean {
  if (bullet || text.length > MAX_HEADING || text.split(' ').length > 8) return false;
  if (text.endsWith(':')) return true;
  // 'SQL' is an item.
  return !isShouted && !isShortName(text) && /\p{Lu}{3}/u.test(text) && !/[\p{Ll}.,;]/u.test(text);
}

/** 'You'll win us over if': a wish, where no list knows the heading. */
const IF = /(?<!\p{L})(?:if|wenn|si|se|als|jeśli)[:…. ]{0,4}$/iu;

/** True for a short line between the items of two lists: the heading of the second. */
function isBetweenLists(text: string, before: string, after: string): boolean {
  return (
    BULLET.test(before) &&
    BULLET.test(after) &&
    /^[¿"“]?\p{Lu}/u.test(text) &&
    !/[.,;]$/.test(text) &&
    text.length <= MAX_HEADING &&
    text.split(' ').length <= 8
  );
}

/** True for an advert that is written in capitals: they mark no headings there. */
function isInCapitals(lines: readonly string[]): boolean {
  const text = lines.join('');
  const small = (text.match(/\p{Ll}/gu) ?? []).length;
  return small < (text.match(/\p{Lu}/gu) ?? []).length;
}

/** Fewer words after a list are one more item of it. */
const PARAGRAPH = 9;

/** True for a line that is an item of a list without a mark of its own. */
const isItem = (text: string) => !/[.:!?]$/.test(text) && text.split(' ').length < PARAGRAPH;

/** True for a line of whole sentences: after the items of a list it is about something else. */
function isParagraph(text: string, bullet: boolean): boolean {
  return !bullet && /[.!]$/.test(text) && text.split(' ').length >= PARAGRAPH;
}

/** 'About Larkfield': a short line with a name and no full stop. */
function isAboutEmployer(text: string, bullet: boolean, language: AdvertLanguage): boolean {
  if (bullet || text.length > MAX_HEADING || /[.,;!?]/.test(text)) return false;
  const about = language.company.about.exec(text);
  return (
    about !== null && /^ (?:\p{L}{2,3} )?\p{Lu}[^\n]{0,50}$/u.test(text.slice(about[0].length))
  );
}

/** Section that an unlisted heading announces by its wording: 'It would be great if you also have:'. */
function announced(text: string, section: SectionKind, language: AdvertLanguage): SectionKind {
  const { cues } = language;
  if (cues.nice.test(text) || cues.niceStart.test(text)) return 'nice';
  if (text.endsWith(':') && cues.mustStart.test(text)) return 'must';
  if (text.endsWith(':') && cues.dutiesStart.test(text)) return 'duties';
  if (cues.boilerplate.test(text) || language.benefits.test(text)) return 'boilerplate';
  // 'Technical:' under the requirements is part of them.
  return section !== 'boilerplate' && text.split(' ').length <= 3 ? section : 'open';
}

/** Where headings inside a paragraph begin: 'We are a bakery. Requirements: …'. */
function inlineHeadings(text: string, language: AdvertLanguage): readonly number[] {
  const starts: number[] = [];
  for (let colon = text.indexOf(': '); colon > 0; colon = text.indexOf(': ', colon + 1)) {
    const from = Math.max(0, colon - MAX_HEADING);
    const before = text.slice(from, colon);
    const mark = /[.;!?)•:](?=[^.;!?)•:]*$)/.exec(before);
    const phrase = mark ? before.slice(mark.index + 1) : before;
    const words = phrase.trim().split(' ');
    for (let count = Math.min(words.length, 9); count > 0; count -= 1) {
      const heading = words.slice(-count).join(' ');
      const isWhole = count === words.length && (mark !== null || from === 0);
      if (!isWhole && !/^\p{Lu}/u.test(heading)) continue;
      const kind = headingKind(heading, language);
      if (kind === null || (!isWhole && (kind === 'company' || kind === 'other'))) continue;
      // French and some others leave a blank before the colon.
      starts.push(from + before.trimEnd().length - heading.length);
      break;
    }
  }
  return starts.filter((start) => start > 0);
}

/** Puts headings, numbers and bullets inside a paragraph on lines of their own. */
function breakInline(line: string, language: AdvertLanguage): readonly string[] {
  const pieces: string[] = [];
  let at = 0;
  for (const start of inlineHeadings(line, language)) {
    if (start <= at) continue;
    pieces.push(line.slice(at, start));
    at = start;
  }
  pieces.push(line.slice(at));
  return pieces.flatMap((piece) =>
    piece.split(/(?<=[.;:]) (?=\d{1,2}[.)] \p{Lu})| (?=[•·➢✓] \p{L})/u),
  );
}

/** So many lines may name the employer, the place and the hours before the advert begins. */
const HEAD_LINES = 6;
/** 'Alder House · Cork (hybrid)', 'Grade 5 | 37 hours': several such in one line. */
const isHeadLine = (line: string) =>
  !BULLET.test(line) &&
  / [·|] /.test(line) &&
  line.length <= 2 * MAX_HEADING &&
  !/[.!?:]$/.test(line);

/** Splits a job description into lines, each with its section. Headings themselves are left out. */
export function readJobLines(
  jobDescription: string,
  language = advertLanguage(jobDescription),
): readonly JobLine[] {
  const lines: JobLine[] = [];
  let section: SectionKind = 'open';
  let isAfterItem = false;
  let isAfterLabel = false;
  let group = 0;
  const written = unwrapLines(plainAdvert(jobDescription), language);
  const begins = written.findIndex((line) => headingKind(line, language) !== null);
  const head = Math.min(HEAD_LINES, begins === -1 ? written.length : begins);
  const raw = written
    // The title may be in the first.
    .filter((line, at) => at === 0 || at >= head || !isHeadLine(line))
    .flatMap((line) => breakInline(line, language));
  const isShouted = isInCapitals(raw);
  for (const [at, line] of raw.entries()) {
    const bullet = BULLET.test(line);
    const text = line
      .replace(BULLET, '')
      .replace(/^#{1,6} ?/, '')
      .trim();
    if (text === '') continue;
    const isAfterList = isAfterItem;
    const isAfterSentences = isAfterLabel;
    isAfterItem = false;
    isAfterLabel = false;
    const whole = bullet && !text.endsWith(':') ? null : headingKind(text, language);
    if (whole) {
      section = sectionOf(whole);
      continue;
    }
    const colon = text.slice(0, MAX_HEADING).search(/: /);
    const label = colon > 0 ? headingKind(text.slice(0, colon), language) : null;
    if (label) {
      const own = sectionOf(label);
      // 'Location: Leeds' concerns one line only.
      if (!bullet && label !== 'other') section = own;
      const rest = text.slice(colon + 1).trim();
      isAfterLabel = isParagraph(rest, bullet);
      lines.push({ text: rest, section: own, bullet, group });
      continue;
    }
    if (isAboutEmployer(text, bullet, language)) {
      section = 'boilerplate';
      continue;
    }
    if (!bullet && isBetweenLists(text, raw[at - 1] ?? '', raw[at + 1] ?? '')) {
      const own = announced(text, 'boilerplate', language);
      section = own === 'open' && IF.test(text) ? 'nice' : own;
      group += 1;
      continue;
    }
    if (isUnknownHeading(text, bullet, isShouted)) {
      section = announced(text, section, language);
      group += 1;
      continue;
    }
    if (isAfterList && (section === 'must' || section === 'nice') && isParagraph(text, bullet))
      section = 'open';
    // 'Your role: you will …' as one paragraph, and the next about something else.
    if (isAfterSentences && isParagraph(text, bullet)) section = 'open';
    isAfterItem = bullet || isItem(text);
    lines.push({ text, section, bullet, group });
  }
  return lines;
}
