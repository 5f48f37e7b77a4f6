import { loadWords } from '../../data/load.js';
import { findSkillHits } from '../../text/terms/skill-matcher.js';
import { tokenize } from '../../text/words/tokens.js';
import { type AdvertLanguage, advertLanguage } from './advert-words.js';
import { headingKind } from './headings.js';
import { plainAdvert } from './plain-advert.js';

const MAX_TITLE = 80;
const MAX_WORDS = 9;
/** An announced title ends after this many words if nothing ends it earlier. */
const MAX_ANNOUNCED = 7;
/** How far into an advert its title is searched for, in characters. */
const HEAD = 3_000;
const ARTICLE =
  /^(?:an?|the|our(?: next)?|new|one|some(?:one|body)|\d{1,2}|eine[nrm]?|ein|une?|unos?|unas?|uma?|uno|een|het|de|le|la|el|o|os|as|l'|un\/a|uma?\(a\)|naar)(?: |$)/iu;
const EXTRA =
  /(?: ?[|–—•·]| - |, ?(?=(?:remote|hybrid|full|part|permanent|temporary|contract|location|salary|teilzeit|vollzeit|cdi|cdd|fulltime|parttime)\b)).{0,200}$/iu;
const GENDER_MARK = /[*:/_](?:in(?:nen)?|r|n|e)\b|\(in\)|\((?:a|o|e|ne|trice|euse)\)/giu;

function tidyTitle(text: string): string {
  return text
    .slice(0, 300)
    .replace(/\p{Extended_Pictographic}/gu, ' ')
    .replace(GENDER_MARK, '')
    .replace(/[([{][^()[\]{}]{0,80}[)\]}]{1,3}/g, ' ')
    .replace(/[<>{}[\]]/g, '')
    .replace(/^[^\p{L}\p{N}]{1,20}/u, '')
    .replace(EXTRA, '')
    .replace(/ (?:[mwdfhx]\/){1,3}[mwdfhx]\b/giu, '')
    .replace(/\s{1,20}/g, ' ')
    .replace(/[^\p{L}\p{N}).+#]{1,20}$/u, '')
    .replace(/\.$/, '')
    .trim();
}

function isTitle(text: string): boolean {
  return (
    text.length >= 2 &&
    text.length <= MAX_TITLE &&
    text.split(' ').length <= MAX_WORDS &&
    /\p{L}{2}/u.test(text)
  );
}

const RANKS = new Set(loadWords('ranks'));

/** Strips what leads up to a title written in capitals: 'electrically biased Maintenance Electrician'. */
function withoutDescription(title: string): string {
  const words = title.split(' ');
  if (!/^\p{Lu}/u.test(words.at(-1) ?? '')) return title;
  const start = words.findIndex(
    (word) => /^\P{Ll}*\p{Lu}/u.test(word) || RANKS.has(word.toLowerCase()),
  );
  return start > 0 ? words.slice(start).join(' ') : title;
}

/** A title begins with a capital; 'iOS' and 'eCommerce' are written as they are. */
function capitalised(title: string): string {
  const [word = ''] = title.split(' ', 1);
  return /\p{Lu}/u.test(word) ? title : `${title.charAt(0).toUpperCase()}${title.slice(1)}`;
}

/** The start of a sentence, up to where it says more than the title. */
function cutTitle(text: string, { afterTitle }: AdvertLanguage): { title: string; rest: string } {
  let words = text.slice(0, 300).trim();
  for (let round = 0; round < 3; round += 1) words = words.replace(ARTICLE, '');
  const taken: string[] = [];
  for (const word of words.split(' ')) {
    const bare = word.toLowerCase().replace(/[,.;:!?]{1,3}$/, '');
    if (taken.length > 0 && (afterTitle.has(bare) || /^[(–—|-]/.test(word))) break;
    taken.push(word);
    if (/[,.;:!?]$/.test(word) || taken.length === MAX_ANNOUNCED) break;
  }
  const title = taken.join(' ');
  return { title: tidyTitle(title), rest: words.slice(title.length).trim() };
}

function namesOccupation(text: string): boolean {
  return findSkillHits(text, tokenize(text)).some(({ skill }) => skill.isOccupation);
}

/** True when a text ends in the name of an occupation: 'Budget Analysts'. */
export function isOccupationName(text: string): boolean {
  const bare = text.replace(/[^\p{L}\p{N}]{1,5}$/u, '');
  return findSkillHits(bare, tokenize(bare)).some(
    ({ skill, end }) => skill.isOccupation && end === bare.length,
  );
}

/** A short line of its own near the top: neither heading, sentence nor requirement. */
function isTitleLine(line: string, language: AdvertLanguage): boolean {
  if (line.length > MAX_TITLE + 40 || /^[•*–-] /.test(line) || /[.:]$/.test(line)) return false;
  const colon = line.indexOf(': ');
  if (headingKind(line, language) || headingKind(line.slice(0, Math.max(0, colon)), language))
    return false;
  if (language.cues.mustStart.test(line) || language.cues.dutiesStart.test(line)) return false;
  if (language.cues.boilerplate.test(line) && !namesOccupation(line)) return false;
  if (/^(?:welcome|hello|hi|hallo|bonjour|hola|ciao|olá|cześć)\b/i.test(line)) return false;
  // 'Driving licence' is asked for; 'Driving Instructor' is a title.
  if (language.starters.test(line)) {
    const words = line.toLowerCase().split(' ');
    if (!namesOccupation(line) || words.some((word) => language.prepositions.has(word)))
      return false;
  }
  return isTitle(tidyTitle(line));
}

function labelled(line: string, language: AdvertLanguage): string {
  const [, label = '', title = ''] = /^([^:–]{2,40})[:–] ?(\S.{0,300})$/.exec(line) ?? [];
  if (!language.titleLabel.test(label.trim().replace(/^[#*• ]{1,5}/, ''))) return '';
  const found = tidyTitle(title.replace(/\. .{0,300}$/, ''));
  return isTitle(found) ? found : '';
}

function announcedTitle(text: string, language: AdvertLanguage): string {
  const head = text.slice(0, HEAD).replace(/\s{1,20}/g, ' ');
  let from = 0;
  for (let tries = 0; tries < 5; tries += 1) {
    const match = language.announce.exec(head.slice(from));
    if (!match) return '';
    from += match.index + match[0].length;
    const { title } = cutTitle(head.slice(from).replace(/^[:\s]{1,3}/, ''), language);
    if (isTitle(title) && !headingKind(title, language)) return withoutDescription(title);
  }
  return '';
}

/** True for a statement that says only the title, as a title line would: 'Elektriker (m/w/d)', 'Nurse.' */
export function isTitleAlone(text: string, title: string): boolean {
  return tidyTitle(text).toLowerCase() === title.toLowerCase();
}

/**
 * The title of the job, capitalised: as labelled, else the first suitable line, else what the text says it is looking
 * for, else an occupation it names, else its first words.
 */
export function findJobTitle(jobDescription: string): string {
  return capitalised(readTitle(jobDescription));
}

function readTitle(jobDescription: string): string {
  const language = advertLanguage(jobDescription);
  const text = plainAdvert(jobDescription.slice(0, 20_000));
  const lines = text
    .split('\n')
    .map((line) =>
      line
        .replace(/\s{1,200}/g, ' ')
        .replace(/^#{1,6} ?/, '')
        .trim(),
    )
    .filter(Boolean);
  for (const line of lines.slice(0, 15)) {
    const label = labelled(line, language);
    if (label) return label;
  }
  for (const line of lines.slice(0, 3)) {
    if (language.announce.test(line)) {
      const title = announcedTitle(line, language);
      if (title) return title;
      break;
    }
    const sought = language.wanted.exec(line);
    const before = sought ? tidyTitle(line.slice(0, sought.index)) : '';
    if (isTitle(before) && before.split(' ').length <= 6 && isTitleLine(before, language)) {
      return before;
    }
    const wanted = line.replace(language.wanted, '').replace(/[!?]{1,5}$/, '');
    if (isTitleLine(wanted, language)) return tidyTitle(wanted);
    const [first = '', second] = line.split(/\. (?=\p{Lu})/u, 2);
    // 'Accountants. Analyze …', '"Cooks, Restaurant". Prepare …'
    const name = tidyTitle(first.split(',')[0] ?? '');
    const isName = first.split(' ').length <= MAX_WORDS && name.split(' ').length <= 6;
    if (second !== undefined && isName && isTitleLine(name, language)) {
      return tidyTitle(name);
    }
  }
  const announced = announcedTitle(text, language);
  if (announced) return announced;
  const named = findSkillHits(text.slice(0, HEAD), tokenize(text.slice(0, HEAD))).find(
    ({ skill }) => skill.isOccupation,
  );
  if (named) return tidyTitle(text.slice(named.start, named.end));
  const words = tidyTitle((lines[0] ?? '').split(/[.!?] /)[0] ?? '')
    .split(' ')
    .slice(0, 8)
    .join(' ');
  return words.slice(0, MAX_TITLE).trim() || 'This position';
}

/** Content of a statement that announces the job, beyond its title. */
export interface Announced {
  /** '' for nothing. */
  readonly text: string;
  /** True for what somebody has or can do, as opposed to what they will do. */
  readonly isAsked: boolean;
}

/**
 * Content of a statement beyond the title that it announces; null when it announces none. 'We are hiring a Staff
 * Accountant for our finance department' adds nothing; '… to lead a 28-bed ward' adds 'lead a 28-bed ward', '… who can
 * weld' asks.
 */
export function afterAnnouncement(
  statement: string,
  title: string,
  language: AdvertLanguage,
): Announced | null {
  const match = language.announce.exec(statement);
  if (!match || match.index > 90) return null;
  const { title: announced, rest } = cutTitle(
    statement.slice(match.index + match[0].length).replace(/^[:\s]{1,3}/, ''),
    language,
  );
  const words = new Set(tokenize(title).map((token) => token.stem));
  const shared = tokenize(announced).filter((token) => words.has(token.stem)).length;
  if (announced === '' || (shared === 0 && !namesOccupation(announced))) return null;
  const told =
    /^(to|who (?:will|can|has|is)|with|zur?|für die|pour|para|per) (?!(?:join|our|us|work|start|immediate|be based|unser|notre|nuestr|nostr)\p{L}*\b)(.{12,400})$/iu.exec(
      rest,
    );
  const [, link = '', text = ''] = told ?? [];
  return { text, isAsked: /^(?:who (?:can|has|is)|with)$/i.test(link) };
}
