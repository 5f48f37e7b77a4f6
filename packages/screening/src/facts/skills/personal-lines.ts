import { loadWords } from '../../data/load.js';
import { languages, wordsOfAll } from '../../text/language/language-data.js';
import { foldText } from '../../text/words/fold.js';
import type { Stretch } from '../../text/words/identity.js';
import { findPhone } from '../identity/phone.js';
import { isWholeDate } from '../work/whole-dates.js';

const remarks: ReadonlySet<string> = new Set(
  [...loadWords('personal-remarks'), ...loadWords('countries')].map(foldText),
);
const labels = wordsOfAll('personalLabels');
const numbers: ReadonlySet<string> = new Set(
  languages.flatMap((language) => Object.keys(language.numbers).map(foldText)),
);
const MAX_LINE = 200;
/** Lines of a name and a place above contact data, at most. */
const MAX_BEFORE = 3;
/** Known entries from which on unknown ones above contact data are no more of the list. */
const MIN_KNOWN = 2;

/** A line that was an address before `maskIdentity`. */
const MASKED = /^ {6,}$/;
const STREET =
  /^\d{1,4}[a-z]?,? (?:\S{1,20} ){1,3}(?:street|st|road|rd|lane|ln|avenue|ave|close|drive|way|court|square|terrace|gardens|crescent)\b|^\d{1,4},? (?:bis |ter )?(?:rue|avenue|boulevard|place|allée|chemin|impasse|quai) |(?:straße|strasse|str\.|weg|gasse|platz|allee|straat|laan|plein) ?\d{1,4}\b|^(?:calle|c\/|avenida|av\.|plaza|via|viale|corso|piazza|rua|praça|ul\.|al\.) ?\S.{0,40}\d/iu;
const POSTCODE = /^(?:[A-Z]{1,2}-\d{4,5}|\d{5}) \p{Lu}[\p{L} -]{2,30}$/u;
const QUOTE = /^["“„«‘'](?:[^"”“»’']{1,30} ){4}/u;
const HANDLE = /(?:^|\s)@\w/;
const SITE =
  /^\S{2,60}\.(?:(?:dev|design|me)(?:\/\S*)?|(?:com|org|de|fr|es|it|nl|pl|pt|uk|eu)\/\S+)$/i;
const PERSON = /^(?:mr|mrs|ms|miss|prof|herr|frau|mme|sr|sra|dott|pan|pani|dhr|mevr)\.? \p{Lu}/iu;
/** The person speaks: 'I am', 'ich bin', 'je suis'. */
const SPEAKS =
  /\bI (?:am|was|have|can|love|like|enjoy|know|speak|work)\b|\b(?:my|me)\b|(?:^|\s)(?:ich|je|yo|io|ik|ja|eu) \p{Ll}/iu;

const BULLET = /^\s*[•*▪●○◦‣·–—➢✓-]\s*/u;
const bare = (line: string) => line.replace(BULLET, '').trim();

/** 'children' of 'Two children' and '2 children'. */
function withoutNumber(folded: string): string {
  const [first = '', ...rest] = folded.split(' ');
  return /^\d{1,2}$/.test(first) || numbers.has(first) ? rest.join(' ') : folded;
}

/** True for an entry that says something about the person that is no skill: 'Own car', '2 children', 'ada.dev'. */
export function isPersonalRemark(text: string): boolean {
  const entry = text.trim().slice(0, MAX_LINE);
  return (
    remarks.has(withoutNumber(foldText(entry))) ||
    (/\d/.test(entry) && isWholeDate(entry)) ||
    [STREET, POSTCODE, SITE, HANDLE].some((pattern) => pattern.test(entry))
  );
}

type Personal = 'contact' | 'other' | null;

/** Kind of a line that ends a list of a narrow column: contact data, or words about the person. Null for any other line. */
function personalKind(line: string): Personal {
  if (MASKED.test(line)) return 'contact';
  const entry = bare(line).slice(0, MAX_LINE);
  const isAddress = [STREET, POSTCODE, HANDLE].some((pattern) => pattern.test(entry));
  if (isAddress || findPhone(entry) !== null) return 'contact';
  const colon = entry.indexOf(':');
  const isLabelled = colon > 0 && labels.has(foldText(entry.slice(0, colon)).trim());
  const isOther = isLabelled || [QUOTE, PERSON, SPEAKS].some((pattern) => pattern.test(entry));
  return isOther ? 'other' : null;
}

/**
 * The lines of one list up to personal data, such as a narrow column has below it; of what follows only lines that are known
 * skills (`isKnown`). With contact data go the unknown lines above it, which name whose it is.
 */
export function withoutPersonal<Line extends Stretch>(
  text: string,
  lines: readonly Line[],
  isKnown: (line: Line) => boolean,
): readonly Line[] {
  const kinds = lines.map((line, at) => {
    const behind = text.slice(line.end, lines[at + 1]?.start ?? line.end);
    const isMasked = behind.split('\n').some((each) => MASKED.test(each));
    return { own: personalKind(text.slice(line.start, line.end)), isMasked };
  });
  let cut = kinds.findIndex(({ own, isMasked }) => own !== null || isMasked);
  if (cut < 0) return lines;
  const first = kinds[cut];
  if (first?.own === null) cut += 1;
  const known = lines.slice(0, cut).filter(isKnown).length;
  const isContact = first?.own !== 'other';
  for (let step = 0; isContact && known >= MIN_KNOWN && step < MAX_BEFORE; step += 1) {
    const before = lines[cut - 1];
    if (!before || isKnown(before)) break;
    cut -= 1;
  }
  return lines.filter(
    (line, at) =>
      at < cut || (isKnown(line) && personalKind(text.slice(line.start, line.end)) === null),
  );
}
