import type { EvidenceField } from '../../data/evidence.js';
import {
  createPatternMatcher,
  type Pattern,
  readPatterns,
  type Skill,
} from '../../text/terms/phrase-matcher.js';
import type { Token } from '../../text/words/tokens.js';

/** A job title in a text, the job it names, and the things that are done in it as a matter of course. */
export interface TitleHit {
  readonly start: number;
  readonly end: number;
  readonly job: Skill;
  readonly things: readonly Skill[];
}

/** The job titles that a text names, in order of appearance; the longest name at a place wins, and of two jobs of that name both count. */
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

/** A product manager is no production manager. */
const FORM = 'singular';

/** Ids of jobs begin here. */
const FIRST_JOB = 4_000_000;

/** Job titles as the package's build stores them. */
export interface StoredTitles {
  readonly patterns: readonly Pattern[];
  /** By the number of the title: the job it names, whichever of its names is used. */
  readonly jobs: readonly Skill[];
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
  const jobs = titles.map(({ names: [name = ''] }, at) => ({
    id: FIRST_JOB + at,
    name,
    field: '',
    isOccupation: true,
  }));
  const does = titles.map((title) => title.does.map((name) => thingNamed(name).id));
  return { patterns: readPatterns(named, FORM), jobs, does };
}

/** A finder for titles that were stored; `thingOf` knows what they stand for. */
export function openTitles(
  { patterns, jobs, does }: StoredTitles,
  thingOf: (id: number) => Skill,
): FindTitles {
  const titleOf = (id: number): Skill => ({ id, name: '', field: '', isOccupation: true });
  const find = createPatternMatcher(patterns, titleOf, { takesAll: true, form: FORM });
  return (text, tokens) =>
    find(text, tokens)
      .filter(({ start, end }) => !isPartOfTitle(text, start, end))
      .flatMap(({ skill, start, end }) => {
        const job = jobs[skill.id];
        return job ? { start, end, job, things: (does[skill.id] ?? []).map(thingOf) } : [];
      });
}
