import { labelKind } from './job-labels.js';
import { readEmployer, readEmployerAfterAt, readOpenTitle, readTitle } from './work-words.js';

/** Dashes and bullets between blanks, also as they look when UTF-8 was read as Windows-1252. */
const MARKS = '(?:[|•·–—―－*]|-{1,2}|â€[“”"]|ï¼\\p{Cf}?)';
const STRETCHES = new RegExp(`\\t|\\s{3}|\\s[|–—－]\\s|\\sâ€[“”"]\\s|\\sï¼\\p{Cf}?\\s`, 'u');
const PARTS = new RegExp(`\\t|\\s{3}|\\s${MARKS}\\s|[|·]|,\\s|;\\s|\\s\\(|\\)`, 'u');
const AT = /\s(?:at|@|bei|chez|presso|bij)\s/;
const SLASH = /\s\/\s/;
/** Terms of a job: its hours and kind of contract. */
const TERMS =
  /^(?:(?:part|full)[- ]?time|permanent|temporary|contract|casual|seasonal|remote|hybrid|on-?site|zero hours|nights?|days|freelance|[\d.,]+ ?(?:hours?|hrs?|h)\b.*|(?:average )?hours?(?:\/| per )week.*|vollzeit|teilzeit|temps (?:plein|partiel)|jornada (?:completa|parcial)|tempo (?:pieno|parziale)|(?:full|part)time)$/i;
/** Words that templates leave where an employer and its place go. */
const UNFILLED =
  /[[<(]?\b(?:Company|Employer|Organi[sz]ation) Name\b[\])>]?|\bCity ?, ?(?:State|Country)\b/g;
const UNFILLED_PART = /^(?:city|state|country|town|location)$/i;

/** One part of a heading between its marks, with what its words make of it. */
export interface HeadingPart {
  readonly text: string;
  /** A title beyond doubt. */
  readonly title: string | null;
  /** A title if the part heads a job. */
  readonly openTitle: string | null;
  readonly employer: string | null;
}

/** 'Position: Cook' says itself what it is. */
function labelled(text: string): HeadingPart | null {
  const colon = text.slice(0, 40).indexOf(':');
  const kind = colon > 0 ? labelKind(text.slice(0, colon)) : null;
  const value = text.slice(colon + 1).trim();
  if (kind === null || kind === 'period' || value === '') return null;
  return kind === 'title'
    ? { text: value, title: titleOf(value), openTitle: null, employer: null }
    : { text: value, title: null, openTitle: null, employer: readEmployerAfterAt(value) };
}

function titleOf(value: string): string | null {
  const [first = ''] = value.split(PARTS);
  return readOpenTitle(first) ?? (first.split(' ').length <= 6 ? first.trim() : null);
}

function partOf(text: string): HeadingPart {
  const title = readTitle(text);
  return {
    text,
    title,
    openTitle: title ?? readOpenTitle(text),
    // 'School' makes no employer of what ends like a title: 'School Nurse' stays a title.
    employer: title === null ? readEmployer(text) : null,
  };
}

/** 'Cook at The Anchor'; null without such a preposition behind a title. */
function titleAndEmployer(stretch: string): readonly HeadingPart[] | null {
  const [before = '', ...after] = stretch.split(AT);
  const [behind] = after;
  const title = behind === undefined || after.length > 1 ? null : before.split(PARTS)[0];
  if (title === undefined || title === null || readOpenTitle(title) === null) return null;
  const [employer = '', ...rest] = (behind ?? '').split(PARTS);
  const named = { text: employer, title: null, openTitle: null };
  return [
    partOf(title),
    { ...named, employer: readEmployerAfterAt(employer) },
    ...rest.map(partOf),
  ];
}

/** The parts of a job's heading in their order; empty ones and what a template left unfilled are no parts. */
export function readParts(heading: string): readonly HeadingPart[] {
  return heading
    .replace(UNFILLED, '\t')
    .split(STRETCHES)
    .flatMap((stretch) => {
      const label = labelled(stretch.trim());
      if (label) return [label];
      const pair = titleAndEmployer(stretch);
      if (pair) return pair;
      return stretch.split(PARTS).flatMap((text) => {
        if (!/\p{L}/u.test(text) || UNFILLED_PART.test(text.trim()) || TERMS.test(text.trim()))
          return [];
        const whole = partOf(text);
        return whole.title === null && whole.employer === null && SLASH.test(text)
          ? text.split(SLASH).map(partOf)
          : [whole];
      });
    });
}
