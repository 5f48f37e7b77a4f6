import { degreeLevels } from '../../facts/degree.js';
import { termWeight } from '../../text/language/term-weight.js';
import { findCertificateHits } from '../../text/terms/certificate-matcher.js';
import { tokenize } from '../../text/words/tokens.js';
import type { AdvertLanguage } from '../advert/advert-words.js';
import type { SectionKind } from '../advert/job-sections.js';
import { shortNames } from '../advert/short-names.js';

const MAX_TEXT = 300;
/** Statements sharing this much of their words count as the same. */
const SAME = 0.75;
/** With fewer words than this, one wording inside another is another thing: 'CT' and 'certificate in CT'. */
const CONTAINED = 2;

/** Something that an advert says of the job, before it is known whether it becomes a criterion. */
export interface Draft {
  text: string;
  section: Exclude<SectionKind, 'boilerplate'>;
  /** True for what a resume rarely shows. */
  readonly isOnCall: boolean;
  /** True for what is held or not: it keeps its place under the cap. */
  readonly isHeld: boolean;
  /** True for a duty that is done now and then: 'may also'. */
  readonly isSecondary: boolean;
  /** The statement of which this is a part. */
  readonly statement: string;
  stems: ReadonlySet<string>;
}

/** The stems of a text that weigh more than `weight` in the language `code`, ISO 639-1. */
export function stemsAbove(text: string, weight: number, code: string): ReadonlySet<string> {
  return new Set(
    tokenize(text)
      .map((token) => token.stem)
      .filter((stem) => termWeight(stem, code) > weight),
  );
}

/** The stems by which a text is known, short names among them. */
export function contentOf(text: string, code: string): ReadonlySet<string> {
  const names = shortNames(text).map((name) => name.toLowerCase());
  return new Set([...stemsAbove(text, 0.2, code), ...names]);
}

/** A statement without bullet, final comma or more than 300 characters. */
export function tidyCriterion(text: string): string {
  const tidy = text
    .replace(/^[•\s*–-]{1,9}/, '')
    .replace(/\s{1,9}/g, ' ')
    .trim()
    .replace(/[;,–—\s-]{1,9}$/, '');
  if (tidy.length <= MAX_TEXT) return tidy;
  const space = tidy.lastIndexOf(' ', MAX_TEXT);
  return `${tidy.slice(0, space > 0 ? space : MAX_TEXT)}…`;
}

const figuresOf = (text: string) => (text.match(/\d+/g) ?? []).join(' ');

/** True for two wordings of one thing: most of their words are the same, or one says the other and more. */
export function isSame(a: Draft, b: Draft): boolean {
  if (a.text.toLowerCase() === b.text.toLowerCase()) return true;
  const shared = [...a.stems].filter((stem) => b.stems.has(stem)).length;
  const union = a.stems.size + b.stems.size - shared;
  if (union === 0) return false;
  const isAsked = ({ section }: Draft) => section === 'must' || section === 'nice';
  if (isAsked(a) && isAsked(b) && a.isHeld !== b.isHeld) return false;
  if (shared / union >= SAME) return true;
  const least = Math.min(a.stems.size, b.stems.size);
  if (least < CONTAINED || shared < least || a.section !== b.section) return false;
  const [figures, others] = [figuresOf(a.text), figuresOf(b.text)];
  return figures === '' || others === '' || figures === others;
}

/** True for a text that says only what every advert asks for: 'reliable team player'. */
export function isSoft(text: string, language: AdvertLanguage, code: string): boolean {
  let rest = text;
  for (let found = language.soft.exec(rest); found; found = language.soft.exec(rest)) {
    rest = `${rest.slice(0, found.index)} ${rest.slice(found.index + found[0].length)}`;
  }
  return rest !== text && stemsAbove(rest, 0.2, code).size === 0;
}

/** True for a text that names a licence, a certificate, a degree or a condition of the work. */
export function namesHeld(text: string, language: AdvertLanguage): boolean {
  return (
    language.conditions.test(text) ||
    language.papers.test(text) ||
    degreeLevels(text).length > 0 ||
    findCertificateHits(text, tokenize(text)).length > 0
  );
}
