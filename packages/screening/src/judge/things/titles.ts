import type { EvidenceField } from '../../data/evidence.js';
import {
  createPatternMatcher,
  type Pattern,
  readPatterns,
  type Skill,
} from '../../text/terms/phrase-matcher.js';
import type { Token } from '../../text/words/tokens.js';

/** A job title in a text with the things that who holds it does as a matter of course. */
export interface TitleHit {
  readonly start: number;
  readonly end: number;
  readonly things: readonly Skill[];
}

/** The job titles that a text names, in order of appearance; the longest name at a place wins. */
export type FindTitles = (text: string, tokens: readonly Token[]) => readonly TitleHit[];

/** Words before a title that only say its grade. */
const GRADES =
  /(?<!\p{L})(?:senior|junior|deputy|assistant|lead|head|chief|interim|acting|night|day|relief|bank|agency|general|duty|the|a|an|as|stellvertretender?|stellvertretende)$/iu;

/** True for a title of one word behind another word: an 'account manager' is no 'manager'. */
function isPartOfTitle(text: string, start: number, end: number): boolean {
  if (/\s/.test(text.slice(start, end).trim())) return false;
  const before = text.slice(Math.max(0, start - 24), start);
  return /\p{L} $/u.test(before) && !GRADES.test(before.trimEnd());
}

/** Job titles as the package's build stores them. */
export interface StoredTitles {
  readonly patterns: readonly Pattern[];
  /** By the number of the title: ids of the things that it stands for. */
  readonly does: readonly (readonly number[])[];
}

/** Reads the titles of the data. */
export function readTitles(
  titles: EvidenceField['titles'],
  thingNamed: (name: string) => Skill,
): StoredTitles {
  const named = titles.map(({ names }, id) => {
    const [name = ''] = names;
    const title: Skill = { id, name, field: '', isOccupation: true };
    const forms = names.map((text) => ({ text, isExact: false, isEveryday: false, called: name }));
    return [title, forms] as const;
  });
  const does = titles.map((title) => title.does.map((name) => thingNamed(name).id));
  return { patterns: readPatterns(named), does };
}

/** A finder for titles that were stored; `thingOf` knows what they stand for. */
export function openTitles(
  { patterns, does }: StoredTitles,
  thingOf: (id: number) => Skill,
): FindTitles {
  const titleOf = (id: number): Skill => ({ id, name: '', field: '', isOccupation: true });
  const find = createPatternMatcher(patterns, titleOf);
  return (text, tokens) =>
    find(text, tokens)
      .filter(({ start, end }) => !isPartOfTitle(text, start, end))
      .map(({ skill, start, end }) => ({
        start,
        end,
        things: (does[skill.id] ?? []).map(thingOf),
      }));
}
