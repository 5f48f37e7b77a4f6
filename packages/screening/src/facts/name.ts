import { fieldSigns } from '../text/fields.js';
import { termWeight } from '../text/term-weight.js';
import { stemOf, tokenize } from '../text/tokens.js';
import { sharesName } from './email.js';
import { findSkillHits } from '../text/skill-matcher.js';

const MAX_LINES = 12;
const MAX_CONFIRMED_LINES = 120;
const PARTICLES = new Set([
  'de',
  'da',
  'do',
  'dos',
  'das',
  'del',
  'della',
  'di',
  'van',
  'von',
  'der',
  'den',
  'bin',
  'bint',
  'ibn',
  'al',
  'el',
  'la',
  'le',
  'du',
  'ten',
  'ter',
  'y',
  'e',
  'zu',
  'abu',
  'ap',
  'st',
  'af',
  'av',
]);
const TITLES = /^(?:(?:dr|mr|mrs|ms|miss|mx|prof|professor|sir|dame|rev|eng|ing)\.?\s+)+/i;
const CREDENTIALS =
  /(?:,|\s[-–|•·]|\s\()\s*(?:ph\.?d|m\.?d|mba|r\.?n|bsn|msn|cpa|pmp|acca|b\.?sc|m\.?sc|b\.?a|m\.?a|ll\.?b|esq|jr|sr|ii|iii|cfa|fcca|aca|rgn|rmn|pe|cissp|d\.?d\.?s|bed|pgce|he\/him|she\/her|they\/them)\b.*$/i;
/** Where the name ends and something else on its line begins. */
const NAME_END = /(?:\t|\s{3,}|\s[|•·]\s|\s[–—-]\s|[|]).*$/;
/** Words that headings, titles and addresses are made of: a line with one is not a name. */
const NOT_NAME = new Set(
  'core key highlights accomplishments affiliations competencies strengths expertise overview interests hobbies awards additional technical activities achievements publications volunteer military certifications licenses languages qualifications areas selected career executive dynamic dedicated results driven oriented resume résumé cv curriculum vitae profile summary objective contact details personal information address email phone mobile tel page experience education skills employment history about me references work professional career statement engineer developer manager nurse teacher assistant analyst consultant designer director officer administrator accountant specialist coordinator technician executive representative associate supervisor lead senior junior head chef driver clerk intern student graduate sales marketing software hr human resources business project product finance operations customer service support healthcare medical legal education university college school street road avenue lane drive city county state london york usa uk india united kingdom states linkedin github http https www com registered chartered certified qualified advocate attorney lawyer pilot electrician plumber mechanic architect scientist programmer web data information technology banking digital media public relations fitness trainer construction aviation agriculture arts apparel automobile bpo confidential candidate applicant application name date birth nationality dear ward staff clinical care experienced and with for the of in to a an'.split(
    ' ',
  ),
);

export interface FoundName {
  readonly name: string;
  /** True when the resume's text shows no name and it was taken from the email or the file name. */
  readonly guessed: boolean;
}

function capitalise(word: string): string {
  if (PARTICLES.has(word.toLowerCase())) return word.toLowerCase();
  return word
    .toLowerCase()
    .replace(
      /(^|[-'’])(\p{L})/gu,
      (_, before: string, letter: string) => before + letter.toUpperCase(),
    )
    .replace(/^Mc(\p{Ll})/u, (_, letter: string) => `Mc${letter.toUpperCase()}`);
}

/** All-caps names get normal case; others stay as the person writes them. */
function tidyCase(name: string): string {
  const shout = name === name.toUpperCase() && /\p{Lu}{2}/u.test(name);
  // In 'KING, Mary-Ann' only the surname shouts.
  if (!shout) return name.replace(/(?<!\p{L})\p{Lu}[\p{Lu}'’-]{2,}(?!\p{L})/gu, capitalise);
  return name.split(' ').map(capitalise).join(' ');
}

function isNameWord(word: string): boolean {
  if (PARTICLES.has(word.toLowerCase())) return true;
  return /^\p{Lu}[\p{L}\p{M}'’.-]*$/u.test(word) || /^[\p{Lo}\p{M}]+$/u.test(word);
}

function isTold(word: string): boolean {
  return NOT_NAME.has(word.toLowerCase().replace(/[.'’]/g, ''));
}

/** Titles and headings in capitals look like names, but are made of words every resume uses or name a skill. */
function isWording(text: string, words: readonly string[]): boolean {
  const common = words.filter(
    (word) => word.length > 1 && termWeight(stemOf(word.toLowerCase())) < 1,
  );
  if (common.length >= 2) return true;
  return findSkillHits(text, tokenize(text)).some(({ start, end }) =>
    /\s/.test(text.slice(start, end)),
  );
}

/** What of a line could be a name, and its words; null when it can't be one, whatever the words mean. */
function readLine(line: string): { text: string; words: readonly string[] } | null {
  let text = line
    .replace(/^[•\s*#]+/, '')
    .replace(/^(?:(?:full\s+)?name|candidate|applicant)\s*[:\-–]\s*/i, '')
    .replace(/^(?:curriculum vitae|résumé|resume|cv)\s*(?:of|for|[-–:|])\s*/i, '')
    .replace(/\s*[-–|:,]\s*(?:curriculum vitae|résumé|resume|cv)\s*$/i, '')
    .replace(NAME_END, '')
    .trim()
    .replace(CREDENTIALS, '')
    .replace(TITLES, '')
    .replace(/[.,;:]+$/, '')
    .trim();
  const swapped = /^([\p{L}'’-]+(?: [\p{L}'’-]+)?),\s*([\p{L}'’. -]{2,40})$/u.exec(text);
  if (swapped) text = `${(swapped[2] ?? '').trim()} ${swapped[1] ?? ''}`;
  if (text.length < 3 || text.length > 60 || /[\d@/\\<>{}_=+]/.test(text)) return null;
  const words = text.split(/\s+/);
  const solid =
    /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]{2,6}$/u.test(text);
  if (!solid && (words.length < 2 || words.length > 5)) return null;
  if (!words.every(isNameWord)) return null;
  if (words.filter((word) => word.replace(/\./g, '').length > 1).length < (solid ? 1 : 2))
    return null;
  return { text: text.replace(/\s+/g, ' '), words };
}

/** Reads one line as a name; null when it is something else. */
export function nameFromLine(line: string): string | null {
  const read = readLine(line);
  if (!read || read.words.some(isTold) || isWording(read.text, read.words)) return null;
  return tidyCase(read.text);
}

/** A name made of words of work, such as 'Grace Nurse', when the email address says both of them (or 'g.nurse'). */
function nameByEmail(line: string, email: string): string | null {
  const read = readLine(line);
  if (!read || email === '') return null;
  const plain = (word: string) =>
    word
      .normalize('NFD')
      .toLowerCase()
      .replace(/[^a-z]/g, '');
  const local = plain(email.replace(/@.*/, ''));
  const words = read.words.map(plain);
  const [first = '', last = ''] = [words[0], words.at(-1)];
  if (first === '' || last.length < 3) return null;
  const isTheirs = [
    `${first}${last}`,
    `${last}${first}`,
    `${first.slice(0, 1)}${last}`,
    words.join(''),
  ];
  return isTheirs.some((written) => local === written) ? tidyCase(read.text) : null;
}

/** 'Grace Nurse' above a resume that shows no other name: a word that no job has, before words of work. */
function nameOfFirstLine(line: string): string | null {
  const read = readLine(line);
  const [first = '', ...others] = read?.words ?? [];
  if (!read || others.length > 2 || isTold(first) || isWording(first, [first])) return null;
  const stem = stemOf(first.toLowerCase());
  const isWordOfWork =
    termWeight(stem) < 1 ||
    fieldSigns(stem).length > 0 ||
    findSkillHits(read.text, tokenize(read.text)).some(({ start }) => start === 0);
  return isWordOfWork || /(?:ing|ed|al|ic|ist|or|er)$/i.test(first) ? null : tidyCase(read.text);
}

function fromWords(source: string): string | null {
  const words = source
    .replace(/([\p{Ll}])([\p{Lu}])/gu, '$1 $2')
    .split(/[^\p{L}'’]+/u)
    .filter(
      (word) =>
        word.length > 1 &&
        !NOT_NAME.has(word.toLowerCase()) &&
        !/^(?:final|new|copy|updated|latest|version|doc|docx|pdf|txt|draft|info|mail|jobs?|hello|me)$/i.test(
          word,
        ),
    );
  if (words.length < 2 || words.length > 4) return null;
  return words.map(capitalise).join(' ');
}

/** The candidate's name: labelled, else from the first lines, else from the email or the file name (marked as guessed). */
export function findName(text: string, fileName: string, email: string): FoundName {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  const labelled = lines
    .slice(0, 60)
    .find((line) => /^(?:full\s+|candidate\s+)?name\s*[:\-–]/i.test(line));
  const candidates = labelled
    ? [labelled, ...lines.slice(0, MAX_LINES)]
    : lines.slice(0, MAX_LINES);
  const clear = candidates.map(nameFromLine).find((name) => name !== null);
  if (clear && sharesName(email, clear)) return { name: clear, guessed: false };
  const confirmed = candidates
    .map((line) => nameByEmail(line, email))
    .find((name) => name !== null);
  const read = confirmed ?? clear;
  if (read) return { name: read, guessed: false };
  // A side column may come first; then the name is further down, and the email confirms it.
  for (const line of lines.slice(MAX_LINES, MAX_CONFIRMED_LINES)) {
    const name = nameFromLine(line);
    if (name && sharesName(email, name)) return { name, guessed: false };
  }
  const fromEmail = fromWords(email.split('@')[0] ?? '');
  if (fromEmail) return { name: fromEmail, guessed: true };
  const top = lines.find((line) => !/^(?:curriculum vitae|résumé|resume|cv)\W*$/i.test(line));
  const fromFirst = nameOfFirstLine(top ?? '');
  if (fromFirst) return { name: fromFirst, guessed: true };
  const fromFile = fromWords(fileName.replace(/\.[a-z]{2,5}$/i, ''));
  return { name: fromFile ?? 'Unknown candidate', guessed: true };
}
