import type { Criterion } from '@shortlist/contracts/screening';
import { termWeight } from '../text/language/term-weight.js';
import { findSkillHits } from '../text/terms/skill-matcher.js';
import { splitSegments } from '../text/words/segments.js';
import { tokenize } from '../text/words/tokens.js';
import { type AdvertLanguage, advertLanguage } from './advert-words.js';
import { employerNames } from './asks-nothing.js';
import { classifyStatement, isWish, startsWithVerb } from './classify-statement.js';
import { type JobLine, readJobLines, type SectionKind } from './job-sections.js';
import { afterAnnouncement, findJobTitle, isOccupationName, isTitleAlone } from './job-title.js';
import { phraseCriterion, withoutLeadIn } from './phrase-criterion.js';
import { plainAdvert } from './plain-advert.js';
import { type ProtectedMatch, removeProtected } from './protected/remove-protected.js';
import { shortNames } from './short-names.js';
import { splitClauses } from './split-clauses.js';

export const MAX_CRITERIA = 25;
const MAX_TEXT = 300;
/** Must-haves weigh three times a nice-to-have; duties lie between. */
const WEIGHTS = { must: 3, duties: 2, nice: 1 } as const;
/** What every advert asks for ('team player') and few resumes show. */
const SOFT_WEIGHT = 1;
/** Statements sharing this much of their words count as the same. */
const SAME = 0.75;
/** From this many such criteria on, sentences that neither ask for something nor name a duty are left out. */
const ENOUGH = 3;

/** This many nice-to-haves keep their place however many must-haves there are. */
const KEPT_WISHES = 5;

interface Draft {
  readonly text: string;
  section: Exclude<SectionKind, 'boilerplate'>;
  readonly isSoft: boolean;
  readonly stems: ReadonlySet<string>;
}

export interface ExtractedCriteria {
  readonly criteria: readonly Criterion[];
  readonly leftOut: readonly ProtectedMatch[];
}

function stemsAbove(text: string, weight: number): ReadonlySet<string> {
  return new Set(
    tokenize(text)
      .map((token) => token.stem)
      .filter((stem) => termWeight(stem) > weight),
  );
}

const contentStems = (text: string) => stemsAbove(text, 0.2);

function tidyCriterion(text: string): string {
  const tidy = text
    .replace(/^[•\s*–-]{1,9}/, '')
    .replace(/\s{1,9}/g, ' ')
    .trim()
    .replace(/[;,]{1,9}$/, '');
  if (tidy.length <= MAX_TEXT) return tidy;
  const space = tidy.lastIndexOf(' ', MAX_TEXT);
  return `${tidy.slice(0, space > 0 ? space : MAX_TEXT)}…`;
}

function isSame(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  let shared = 0;
  for (const stem of a) if (b.has(stem)) shared += 1;
  const union = a.size + b.size - shared;
  return union > 0 && shared / union >= SAME;
}

/** True for a text that says only what every advert asks for: 'reliable team player'. */
function isSoft(text: string, language: AdvertLanguage): boolean {
  let rest = text;
  for (let found = language.soft.exec(rest); found; found = language.soft.exec(rest)) {
    rest = `${rest.slice(0, found.index)} ${rest.slice(found.index + found[0].length)}`;
  }
  return rest !== text && contentStems(rest).size === 0;
}

/** 'Budget Analysts.', 'Farm and Ranch Managers.': capitalised words ending in the name of an occupation. */
const PEOPLE =
  /^["“]?(?:[\p{Lu}&][\p{L}'’-]{0,20},? |(?:and|of|or) ){1,8}\p{Lu}\p{L}{0,16}(?:er|or|ist|ian|ant|yst|eer|man|men|person|people|professional)s?["”]?\.$/u;

/** 'Accountants. Analyze …': a name placed before the duties it stands for is a label. */
function isLabel(
  statements: readonly string[],
  line: JobLine,
  language: AdvertLanguage,
  isFirst: boolean,
): boolean {
  const [first = '', second] = statements;
  return (
    second !== undefined &&
    line.section === 'open' &&
    first.split(' ').length <= 12 &&
    /^["“\p{Lu}]/u.test(first) &&
    (isOccupationName(first) ||
      (isFirst && PEOPLE.test(first)) ||
      (isFirst && !startsWithVerb(first, language) && !language.starters.test(first))) &&
    startsWithVerb(second, language)
  );
}

class DraftList {
  readonly drafts: Draft[] = [];
  readonly leftOut: ProtectedMatch[] = [];

  constructor(
    private readonly language: AdvertLanguage,
    private readonly title: string,
    private readonly employers: ReadonlySet<string>,
  ) {}

  add(part: string, section: Draft['section']): void {
    // 'Female' as an item of a list.
    const { rest, matches } = removeProtected(part);
    this.leftOut.push(...matches);
    const text = tidyCriterion(phraseCriterion(tidyCriterion(rest), this.language));
    const names = shortNames(text);
    const content = new Set([...contentStems(text), ...names.map((name) => name.toLowerCase())]);
    const stems = content.size > 0 ? content : stemsAbove(text, 0);
    // The title alone is no criterion; a statement with more than the title is one.
    if (isTitleAlone(text, this.title)) return;
    const soft = isSoft(text, this.language);
    const isNamed = findSkillHits(text, tokenize(text)).length > 0;
    if (stems.size < 2 && content.size === 0 && !soft && !isNamed && !/\d ?\+? ?\p{L}/u.test(text))
      return;
    if (names.length === 0 && !/\p{L}{2}/u.test(text)) return;
    const known = this.drafts.find(
      (draft) => isSame(draft.stems, stems) || draft.text.toLowerCase() === text.toLowerCase(),
    );
    if (!known) this.drafts.push({ text, section, isSoft: soft, stems });
    else if (section === 'must') known.section = section;
  }

  read(statement: string, section: SectionKind): void {
    const { language } = this;
    const announced = afterAnnouncement(statement, this.title, language);
    if (announced === '') return;
    const { rest: text, matches } = removeProtected(announced ?? statement);
    this.leftOut.push(...matches);
    if (text === '') return;
    const kind = classifyStatement(text, section, language, this.employers);
    if (kind === 'boilerplate') return;
    const isAllWished = kind === 'nice' || language.cues.nicePlural.test(text);
    const body = withoutLeadIn(text);
    for (const part of splitClauses(body, kind === 'open' ? 'duties' : kind, language)) {
      const inList = classifyStatement(part, kind, language);
      if (inList === 'boilerplate') continue;
      const wish = isAllWished || isWish(part, kind, language);
      this.add(part, wish ? 'nice' : kind);
    }
  }
}

function readDrafts(jobDescription: string): DraftList {
  const language = advertLanguage(jobDescription);
  const list = new DraftList(
    language,
    findJobTitle(jobDescription),
    employerNames(plainAdvert(jobDescription)),
  );
  for (const line of readJobLines(jobDescription, language)) {
    const statements = splitSegments(line.text).map((segment) => segment.text);
    // 'Accountants. Analyze … Budget Analysts. Examine …'
    const told = statements.filter(
      (_, index) => !isLabel(statements.slice(index, index + 2), line, language, index === 0),
    );
    for (const statement of told) {
      // A bullet outside any known section still belongs to what the job is about.
      const section = line.section === 'open' && line.bullet ? 'duties' : line.section;
      list.read(statement, section);
    }
  }
  return list;
}

/**
 * Which statements become criteria: requirements and duties; free text only when there is little else. The cap drops
 * what every advert asks for and duties before nice-to-haves.
 */
function choose(drafts: readonly Draft[]): readonly Draft[] {
  const told = drafts.filter((draft) => draft.section !== 'open');
  const pool = told.length >= ENOUGH ? told : drafts;
  const rank = { must: 0, nice: 1, duties: 2, open: 2 } as const;
  const wishes = new Set(pool.filter((draft) => draft.section === 'nice').slice(0, KEPT_WISHES));
  const order = (draft: Draft) => {
    if (wishes.has(draft)) return -1;
    return draft.isSoft ? 3 : rank[draft.section];
  };
  const kept = new Set([...pool].sort((a, b) => order(a) - order(b)).slice(0, MAX_CRITERIA));
  return pool.filter((draft) => kept.has(draft));
}

function weightOf(draft: Draft, hasMust: boolean): number {
  if (draft.section === 'nice') return WEIGHTS.nice;
  if (draft.isSoft) return SOFT_WEIGHT;
  return draft.section !== 'must' && hasMust ? WEIGHTS.duties : WEIGHTS.must;
}

/**
 * The criteria of a job, in the order of its text: must-haves and nice-to-haves with weights, duplicates merged,
 * boilerplate left out, at most 25. What asks for a protected attribute is removed and reported.
 */
export function extractCriteria(jobDescription: string): ExtractedCriteria {
  const { drafts, leftOut } = readDrafts(jobDescription);
  const chosen = choose(drafts);
  const hasMust = chosen.some((draft) => draft.section === 'must' && !draft.isSoft);
  const criteria = chosen.map((draft, index): Criterion => ({
    id: `c${index + 1}`,
    text: draft.text,
    kind: draft.section === 'nice' ? 'nice' : 'must',
    weight: weightOf(draft, hasMust),
  }));
  return { criteria, leftOut };
}
