import { loadWords } from '../../data/load.js';
import type { Stretch } from '../../text/words/identity.js';
import { readTitle } from '../work/work-words.js';
import { headingKind } from './skills-headings.js';

const suffixes: ReadonlySet<string> = new Set(loadWords('company-suffixes'));
const MAX_NAME = 80;
const MAX_NAME_WORDS = 7;
const MAX_HEADING = 140;
const DATES = /\b(?:19|20)\d\d\b/;
const YEAR = /(?:19|20)\d\d/;
const RANGE =
  /\b(?:19|20)\d\d\s{0,3}(?:-|–|—|to\b|until\b|bis\b)|\bsince (?:\p{L}{3,9} )?(?:19|20)\d\d/iu;
const BULLET = /^\s*[•*▪●○◦‣·–—➢✓-]\s/u;
const PARTS = /\t|\s{3,}|\s[|•·–—-]\s|[|·]|,\s|;\s|\s(?:at|@)\s|[()]/g;
const CONNECTOR =
  /^(?:&|and|of|the|for|de|del|la|le|les|du|des|der|die|das|und|et|y|e|di|da|van|i|w|z)$/;

/** Places of names ending in 'Ltd', '& Sons', 'GmbH' and the like, including the capitalised words before. */
function namesBySuffix(text: string): readonly Stretch[] {
  const names: Stretch[] = [];
  for (const match of text.matchAll(/(?<=[\s&.])\p{Lu}[\p{L}.]{0,12}/gu)) {
    const word = match[0].toLowerCase().replaceAll('.', '');
    if (!suffixes.has(word)) continue;
    const lineStart = text.lastIndexOf('\n', match.index) + 1;
    const from = Math.max(lineStart, match.index - MAX_NAME);
    const words = text.slice(from, match.index).split(' ');
    let start = match.index;
    let taken = 0;
    // The last piece is what lies between the name's last blank and the ending: usually nothing.
    for (const piece of words.reverse()) {
      const isName = piece === '' || /^[\p{Lu}\d&'’]/u.test(piece) || CONNECTOR.test(piece);
      if (!isName || (taken > 0 && /[,;:|•(\t]$/.test(piece)) || taken > MAX_NAME_WORDS) break;
      start -= piece.length + 1;
      taken += piece === '' ? 0 : 1;
    }
    if (taken > 0) names.push({ start: Math.max(from, start), end: match.index + match[0].length });
  }
  return names;
}

/** Names after 'clients such as' and 'customers:', up to the end of the sentence. */
const CUSTOMERS =
  /\b(?:clients?|customers?|accounts|kunden|clientes|clienti|klanten|klienci|klienten)(?:\s*:|,? (?:such as|including|included|like|e\.g\.|incl\.|wie|tels que|comme|como|come|zoals|takich jak))\s{0,3}([^\n.;•]{2,160})/giu;

function customerNames(text: string): readonly Stretch[] {
  return [...text.matchAll(CUSTOMERS)].map((match) => {
    const names = match[1] ?? '';
    // Names have capitals; the sentence goes on behind them.
    const [taken = ''] =
      /^(?:[\p{Lu}\d&][^\s,]*|&|and|of|the|or|und|et|y|e|en|i)(?:,?\s+(?:[\p{Lu}\d&][^\s,]*|&|and|of|the|or|und|et|y|e|en|i)(?=[\s,]|$))*/u.exec(
        names,
      ) ?? [];
    const end = match.index + match[0].length - names.length + taken.length;
    return { start: match.index, end };
  });
}

function placesOf(text: string, name: string): readonly Stretch[] {
  const places: Stretch[] = [];
  if (name.length < 3) return places;
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + name.length)) {
    places.push({ start: at, end: at + name.length });
  }
  return places;
}

/** A line of nothing but capitalised words beside a job's dates: the employer. */
function isBareName(line: string | undefined): boolean {
  if (line === undefined || BULLET.test(line) || DATES.test(line)) return false;
  const words = line.trim().split(/\s+/);
  return (
    words.length >= 2 &&
    words.length <= MAX_NAME_WORDS &&
    !/[,;:|•.!?]/.test(line) &&
    words.every((word) => /^[\p{Lu}\d&'’(]/u.test(word) || CONNECTOR.test(word)) &&
    headingKind(line) === null &&
    readTitle(line) === null
  );
}

/** The parts of a job's dated heading that are not its title: employers, departments and places. */
function partsWithoutTitle(line: string, start: number): readonly Stretch[] {
  const parts: Stretch[] = [];
  let from = 0;
  const add = (to: number) => {
    if (readTitle(line.slice(from, to)) === null)
      parts.push({ start: start + from, end: start + to });
  };
  for (const match of line.matchAll(PARTS)) {
    add(match.index);
    from = match.index + match[0].length;
  }
  add(line.length);
  return parts;
}

function namesInHeadings(text: string): readonly Stretch[] {
  const names: Stretch[] = [];
  const lines = text.split('\n');
  let start = 0;
  for (const [index, line] of lines.entries()) {
    if (line.length <= MAX_HEADING && YEAR.test(line) && !BULLET.test(line) && RANGE.test(line)) {
      names.push(...partsWithoutTitle(line, start));
      const [before, after] = [lines[index - 1] ?? '', lines[index + 1] ?? ''];
      const above = lines[index - 2] ?? '';
      const aboveStart = start - before.length - above.length - 2;
      if (isBareName(before)) names.push({ start: start - before.length - 1, end: start - 1 });
      // The title may stand between the employer and the dates.
      else if (readTitle(before) !== null && isBareName(above)) {
        names.push({ start: aboveStart, end: aboveStart + above.length });
      }
      const next = start + line.length + 1;
      if (isBareName(after)) names.push({ start: next, end: next + after.length });
    }
    start += line.length + 1;
  }
  return names;
}

/**
 * Places where a text names organisations, in order: a skill's name within them ('Freight' of 'Ohio Freight Co.') is no
 * skill. `employers` are the names found in the work history.
 */
export function findOrganisations(text: string, employers: readonly string[]): readonly Stretch[] {
  return [
    ...namesBySuffix(text),
    ...employers.flatMap((name) => placesOf(text, name)),
    ...namesInHeadings(text),
    ...customerNames(text),
  ].sort((a, b) => a.start - b.start || a.end - b.end);
}
