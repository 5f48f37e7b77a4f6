import { sectionOf } from '../text/language/language-data.js';

const MAX_ENTRIES = 10;
const MAX_LINE = 160;
/** A line about studies begins with one of these; 'degree' in mid-sentence is no entry. */
const DEGREE =
  /^(?:(?:ph\.?d|d\.?phil|m\.?b\.?a|m\.?sc|m\.?eng|m\.?phil|ll\.?[bm]|b\.?sc|b\.?eng|b\.?tech|b\.?com|b\.?ed|b\.?n|pgce|pgcert|pgdip|hn[cd]|nvq|btec|gcses?|a[- ]levels?|b\.?a|m\.?a)(?![\p{L}\p{N}])|(?:bachelor|master|doctor|associate)(?:['’]?s)?(?: degree)?(?: (?:of|in)) (?!the\b)|(?:foundation |first )?degree in |(?:postgraduate |graduate |advanced |higher |national |level \d )*(?:diploma|certificate) in )/iu;
const SCHOOL =
  /\b(?:university|universität|universidad|università|université|college|school|academy|institute|polytechnic|conservatoire)\b/iu;
const YEAR = /(?:19|20)\d\d/;
/** For lines whose words are one blank apart. */
const DATES =
  /\(? ?(?<!\p{N})(?:(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\.? |\d{1,2}\/)?(?:19|20)\d\d(?: ?(?:-|–|—|to|until) ?(?:(?:(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\.? |\d{1,2}\/)?(?:19|20)\d\d|present|now))?(?!\p{N}) ?\)?/giu;
const VERB =
  /\b(?:teach\w*|taught|manag(?:e[ds]?|ing)|led|lead|develop(?:s|ed|ing)?|supervis(?:e[ds]?|ing)|required|preferred)\b/i;

/** The columns of a line without dates and the marks around them. */
function withoutDates(line: string): string {
  return line
    .split(/\t|\s{3}|\s\|\s/)
    .map((column) => column.split(/\s+/).join(' '))
    .map((column) => (YEAR.test(column) ? column.replace(DATES, ' ') : column))
    .join(', ')
    .split(',')
    .map((part) =>
      part
        .split(/\s+/)
        .filter((word) => !/^[•*:;|–—.-]*$/.test(word))
        .join(' '),
    )
    .filter((part) => part !== '')
    .join(', ');
}

function isSchoolLine(line: string): boolean {
  const words = line.split(' ');
  const isSentence = words.length > 9 || VERB.test(line);
  return SCHOOL.test(line) && /^\p{Lu}/u.test(line) && !isSentence && !DEGREE.test(line);
}

/**
 * The studies in a resume, one entry per degree, with the school when it is on the same or a neighbouring line, and
 * schools without a degree in the section of education. Years
 * are left out: they reveal a person's age.
 */
export function findEducation(text: string): readonly string[] {
  const lines = text
    .split('\n')
    .map((line) => (line.length > MAX_LINE ? '' : withoutDates(line)))
    .filter((line, index, all) => line !== '' || all[index - 1] !== '');
  const used = new Set<number>();
  const entries = new Set<string>();
  let section: string | null = null;
  for (const [index, line] of lines.entries()) {
    if (entries.size === MAX_ENTRIES) break;
    section = sectionOf(line) ?? section;
    // A school without a degree, whatever it teaches: 'Hill Barber College'
    const isLone = ![lines[index - 1], lines[index + 1]].some(
      (beside = '') => DEGREE.test(beside) && !SCHOOL.test(beside),
    );
    if (section === 'education' && isSchoolLine(line) && isLone && line.includes(' '))
      entries.add(line);
    if (!DEGREE.test(line) || VERB.test(line)) continue;
    // The text after a degree must be its subject or school, not the rest of a sentence.
    if (/[.!?]\s/.test(line) || line.split(' ').length > 16) continue;
    const beside = [index + 1, index - 1].find(
      (at) => !used.has(at) && isSchoolLine(lines[at] ?? ''),
    );
    const school = SCHOOL.test(line) || beside === undefined ? '' : `, ${lines[beside] ?? ''}`;
    if (school !== '' && beside !== undefined) used.add(beside);
    // 'BA' alone says nothing.
    if (line.length > 5 || school !== '') entries.add(`${line}${school}`);
  }
  return [...entries];
}
