import { loadCertificates, loadWords } from '../../data/load.js';
import { lazily } from '../../lazily.js';
import type { AnalysedText } from '../../text/analyse.js';
import { sectionOf } from '../../text/language/language-data.js';
import { taxonomy, writtenForms } from '../../text/terms/taxonomy.js';
import { foldText } from '../../text/words/fold.js';
import type { Stretch } from '../../text/words/identity.js';
import { readEmployer } from '../work/work-words.js';
import { hasToken, readItems } from './skills-items.js';
import { findLists } from './skills-lists.js';

const MAX_CERTIFICATES = 30;
const MAX_PLACE_WORDS = 2;
/** Certificates have longer names than skills: 'Level 2 Award in the Principles of Food Hygiene'. */
const MAX_WORDS = 10;
/** 'NVQ Level 3 in Electrical Installation, 2014': dates of issue, expiry and renewal are not part of its name. */
const DATE =
  /[,;(\s–—-]{0,6}(?:(?:issued|expires?|expiry|valid (?:until|to|through)|renewed|since|exp)\.?:?\s)?(?:(?:\p{L}{3,9}\.?,?|\d{1,2}[/.])\s?)?\b(?:19|20)\d\d\b\)?/giu;
const NOT_WANTED = /@|https?:|www\.|\b\d{6,}\b|\b(?:birth|born|dob|nationality|gender|married)\b/i;

const answers: ReadonlySet<string> = new Set(loadWords('not-certificates').map(foldText));
/** Words by which a name with an organisation's word in it is a certificate: 'First Aid Certificate, Red Cross Society'. */
const PAPER =
  /\b(?:certif\w+|licen[cs]e\w*|diploma|award|nvq|level|card|ticket|permit|training|course|member\w*|registration|register\w*|accredit\w*|zertifikat|schein|certificat\w*|brevet|patente?|permis\w*|uprawnieni\w*)\b/iu;
/** A name of one word counts when it is written like one: 'IOSH', 'CompTIA', 'F-Gas'; 'London' is none. */
const PLAIN_WORD = /^\p{Lu}?\p{Ll}+$/u;

/** The words of everything that has a name in a field of work. */
const fieldWords = lazily(
  () =>
    new Set(
      [
        ...taxonomy().flatMap(({ skills, occupations }) => [...skills, ...occupations]),
        ...loadCertificates(),
      ]
        .flatMap(writtenForms)
        .flatMap(({ text }) => foldText(text).split(/[^\p{L}]+/u)),
    ),
);

/** 'London', unlike 'Scaffolding' and 'IOSH'. */
function isUnknownWord(name: string): boolean {
  return PLAIN_WORD.test(name) && !/ing$/.test(name) && !fieldWords().has(foldText(name));
}

/** True for the name of a place, an employer, a yes or no, and other remarks below a heading of certificates. */
function isRemark(name: string, employers: ReadonlySet<string>): boolean {
  const key = foldText(name);
  if (answers.has(key) || employers.has(key) || sectionOf(name) !== null) return true;
  if (PAPER.test(name)) return false;
  // 'London', 'West Yorkshire'
  const words = name.split(' ');
  return (
    readEmployer(name) !== null || (words.length <= MAX_PLACE_WORDS && words.every(isUnknownWord))
  );
}

function tidy(text: string): string {
  const name = text
    .replace(DATE, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\s,;:(–—-]{1,5}$/, '');
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/**
 * Licences, registrations and certificates of a resume, each once, in the order of the text: known ones by their common
 * name, those under a heading of certificates as the person wrote them. `employers`: those of the work history, which
 * are no certificates.
 */
export function readCertificates(
  resume: AnalysedText,
  lists = findLists(resume),
  employers: readonly string[] = [],
): readonly string[] {
  const { text, tokens, certificateHits: hits } = resume;
  const working = new Set(employers.map(foldText));
  const starts = new Set(tokens.map((token) => token.start));
  const named = new Map<string, { name: string; start: number }>();
  const add = (name: string, start: number) => {
    const key = name.toLowerCase();
    if (!named.has(key)) named.set(key, { name, start });
  };
  const within = ({ start, end }: Stretch) =>
    hits.filter((hit) => hit.start >= start && hit.end <= end);
  for (const { kind, start, end } of lists) {
    if (kind !== 'certificates') continue;
    for (const item of readItems(text, start, end, MAX_WORDS)) {
      const name = tidy(item.text);
      if (isRemark(name, working)) continue;
      if (!hasToken(item, starts) || within(item).length > 0 || NOT_WANTED.test(name)) continue;
      if (/\p{L}{2}/u.test(name)) add(name, item.start);
    }
  }
  for (const { skill, start } of hits) add(skill.name, start);
  return [...named.values()]
    .sort((a, b) => a.start - b.start)
    .slice(0, MAX_CERTIFICATES)
    .map(({ name }) => name);
}
