import {
  languages,
  type SectionKind,
  sectionOf,
  wordsOfAll,
} from '../../text/language/language-data.js';
import { foldText } from '../../text/words/fold.js';
import { createPhraseTable, type LineToken, splitLine } from '../../text/words/phrases.js';
import { type DatedSpan, findSpans } from './years-dates.js';

/** Indications that the words of a line give; a line can have several. */
export const tag = {
  role: 1,
  study: 2,
  organisation: 4,
  away: 8,
  volunteering: 16,
  paper: 32,
  apprenticeship: 64,
  cover: 128,
  /** A word of study that can be an employer too. */
  school: 256,
  /** Time away in words with which no title or employer begins, unlike 'Retirement Village'. */
  surelyAway: 512,
} as const;

/** A line of a resume with what its words and position indicate. */
export interface ResumeLine {
  readonly text: string;
  readonly tokens: readonly LineToken[];
  readonly section: SectionKind | null;
  /** True for the line that opens its section. */
  readonly isHeading: boolean;
  readonly spans: readonly DatedSpan[];
  /** Values of `tag`, added up. */
  readonly tags: number;
  /** The tag that comes first in the line; 0 when there is none. */
  readonly firstTag: number;
}

const tagged = createPhraseTable<number>(
  (
    [
      ['roles', tag.role],
      ['study', tag.study],
      ['organisations', tag.organisation],
      ['breaks', tag.away],
      ['volunteering', tag.volunteering],
      ['otherDates', tag.paper],
      ['apprenticeship', tag.apprenticeship],
      ['leaveCover', tag.cover],
    ] as const
  ).flatMap(([list, value]) => [...wordsOfAll(list)].map((word) => [word, value] as const)),
  (one, other) => one | other,
);
/** Compounds end with the role: 'Softwareentwickler', 'Vrachtwagenchauffeur'. */
const compoundRoles: ReadonlySet<string> = new Set(
  languages
    .filter(({ code }) => code === 'de' || code === 'nl')
    .flatMap(({ roles }) => roles.map(foldText))
    .filter((role) => role.length >= 4),
);
/** Words of study this short are abbreviations, and mean other things in other languages ('BUT', 'its', 'Ms'). */
const MAX_ABBREVIATION = 4;
const MAX_ROLE = 24;
/** After a comma these are states of the USA. */
const STATES = new Set(['ma', 'ms', 'md']);

/** True for a compound that ends with a role, as German and Dutch build them. */
export function isRoleWord(key: string): boolean {
  if (key.length < 8) return false;
  for (let from = Math.max(3, key.length - MAX_ROLE); from <= key.length - 4; from += 1) {
    if (compoundRoles.has(key.slice(from))) return true;
  }
  return false;
}

function isRealAbbreviation(tokens: readonly LineToken[], at: number, length: number): boolean {
  const raw = tokens
    .slice(at, at + length)
    .map((token) => token.raw)
    .join('');
  const letters = raw.replace(/[^\p{L}]/gu, '');
  if (letters.length > MAX_ABBREVIATION) return true;
  if (tokens[at - 1]?.raw === ',' && STATES.has(letters.toLowerCase())) return false;
  return (letters.match(/\p{Lu}/gu)?.length ?? 0) >= 2;
}

/** Words between a school's theme and the school. */
const THEME = /^(?:['’]|s|training|education|studies|arts?|management)$/;

/** True before a word for a school of any kind; 'primary school' and the like have no theme. */
function isTheme(tokens: readonly LineToken[], behind: number): boolean {
  let at = behind;
  while (THEME.test(tokens[at]?.key ?? '')) at += 1;
  const school = tagged.at(tokens, at);
  if (school?.length !== 1) return false;
  return (school.value & tag.study) !== 0 && (school.value & tag.organisation) !== 0;
}

/** The tags of a line's words, longest phrases first: 'Scrum Master' is a role, not a degree. */
function tagsOf(tokens: readonly LineToken[]): { tags: number; firstTag: number } {
  let tags = 0;
  let firstTag = 0;
  for (let at = 0; at < tokens.length; at += 1) {
    const found = tagged.at(tokens, at);
    const behind = at + (found?.length ?? 1);
    let value = found?.value ?? 0;
    if (found && (value & tag.study) !== 0 && !isRealAbbreviation(tokens, at, found.length))
      value &= ~tag.study;
    const isSchool = (value & tag.study) !== 0 && (value & tag.organisation) !== 0;
    if (isSchool) value = (value & ~tag.study) | tag.school;
    const standsAlone = !/^\p{L}/u.test(tokens[behind]?.raw ?? '');
    if ((value & tag.away) !== 0 && ((found?.length ?? 0) > 1 || standsAlone))
      value |= tag.surelyAway;
    const key = tokens[at]?.key ?? '';
    if (value === 0 && isRoleWord(key)) value = tag.role;
    // 'Barber College', 'Police Academy': the theme of a school, neither a role nor an employer.
    const isSchooled =
      (value === tag.role || value === tag.organisation) && isTheme(tokens, behind);
    if (isSchooled) value = tag.study;
    if (found && value !== 0) at += found.length - 1;
    tags |= value;
    if (firstTag === 0) firstTag = value;
  }
  return { tags, firstTag };
}

const COLUMN = /:\s|\t| {3}/;
/** Titles that a resume gives itself, above everything else. */
const titles = wordsOfAll('documentHeadings');
const untils = wordsOfAll('until');
/** One-word headings by which longer ones are recognised: 'Education in brief', 'Selected experience as a chef'. */
const headWords = new Map<string, SectionKind>();
for (const { sections, organisations, roles } of languages) {
  const taken = new Set([...organisations, ...roles].map(foldText));
  for (const kind of ['experience', 'education'] as const) {
    for (const heading of sections[kind].map(foldText)) {
      if (/^[a-z-]{6,}$/.test(heading) && !taken.has(heading)) headWords.set(heading, kind);
    }
  }
}

/** Unlisted headings: short, no date or sentence, in capitals or before a colon, a heading word at either end. */
function looseSection(text: string, tokens: readonly LineToken[]): SectionKind | null {
  const line = text.trim();
  if (line.length > 50 || tokens.length > 7 || /[\d.;,!?]/.test(line)) return null;
  const isMarked = line.endsWith(':') || (line === line.toUpperCase() && /\p{Lu}{4}/u.test(line));
  if (!isMarked || (tagsOf(tokens).tags & tag.role) !== 0) return null;
  const words = tokens.filter((token) => /^\p{L}/u.test(token.raw));
  return headWords.get(words.at(-1)?.key ?? '') ?? headWords.get(words[0]?.key ?? '') ?? null;
}

/** True for the end of a wrapped sentence, which may be the word of a heading: '… in safety and' 'training.' */
function runsOn(line: string, before = ''): boolean {
  return /^\p{Ll}/u.test(line) && (/\.\s*$/.test(line) || /[,;]\s*$/.test(before));
}

/** True for a line of nothing but a 'to' or a dash, as columns are read: 'June 2015', 'to', 'January 2016'. */
export function isConnector(line = ''): boolean {
  const text = foldText(line.trim());
  return /^[-–—−→]$/.test(text) || (text.length <= 6 && untils.has(text));
}

/** Lines that may hold the end of a range: the next line, or a lone year or a date behind a lone 'to' below it. */
function continuationOf(lines: readonly string[], index: number): string {
  const [next = '', below = ''] = [lines[index + 1], lines[index + 2]];
  if (isConnector(next)) return `${next} ${below}`;
  return /^\s*(?:19|20)\d\d\s*$/.test(below) && !/^\s*\d/.test(next) ? below : next;
}

/** The lines of a resume, each with its section; a heading may share its line with what follows. */
export function readLines(text: string): readonly ResumeLine[] {
  let section: SectionKind | null = null;
  const lines = text.split('\n');
  return lines.map((line, index) => {
    const tokens = splitLine(line);
    const column = COLUMN.exec(line.slice(0, 60));
    const opened = runsOn(line, lines[index - 1])
      ? null
      : (sectionOf(line) ?? looseSection(line, tokens));
    const inline = opened === null && column ? sectionOf(line.slice(0, column.index)) : null;
    // A form's column of labels is read before the document that it belongs to.
    if (section !== 'experience' && titles.has(foldText(line.trim()))) section = null;
    section = opened ?? inline ?? section;
    return {
      text: line,
      tokens,
      section,
      isHeading: opened !== null,
      spans: findSpans(line, continuationOf(lines, index), tokens),
      ...(tokens.length === 0 ? { tags: 0, firstTag: 0 } : tagsOf(tokens)),
    };
  });
}
