import type { Criterion } from '@shortlist/contracts/screening';
import { languageOf } from '../../text/language/language-data.js';
import { findSkillHits } from '../../text/terms/skill-matcher.js';
import { foldText } from '../../text/words/fold.js';
import { splitSegments } from '../../text/words/segments.js';
import { tokenize } from '../../text/words/tokens.js';
import {
  type AdvertLanguage,
  advertLanguageCode,
  advertLanguageOf,
} from '../advert/advert-words.js';
import { headingKind } from '../advert/headings.js';
import { type JobLine, readJobLines, type SectionKind } from '../advert/job-sections.js';
import {
  afterAnnouncement,
  findJobTitle,
  isOccupationName,
  isTitleAlone,
} from '../advert/job-title.js';
import { namesOnlyLanguage } from '../advert/own-language.js';
import { plainAdvert } from '../advert/plain-advert.js';
import { splitClauses } from '../clauses/split-clauses.js';
import { type ProtectedMatch, removeProtected } from '../protected/remove-protected.js';
import { employerNames, tellsOfEmployer, withoutAllowances } from '../statements/asks-nothing.js';
import {
  ASIDE,
  classifyStatement,
  isWish,
  NONE,
  offersSomething,
  startsWithVerb,
  tellsWork,
} from '../statements/classify-statement.js';
import { isOnlyCue, phraseCriterion, withoutLeadIn } from '../statements/phrase-criterion.js';
import { alsoSaid, clausesThatAsk, withoutReason } from '../statements/sayings.js';
import { sectionOfBullets } from './bullet-sections.js';
import { chooseCriteria } from './choose-criteria.js';
import { contentOf, type Draft, isSame, namesHeld, stemsAbove, tidyCriterion } from './draft.js';
import { isSoftThroughout, isSoftWish } from './soft-wish.js';

export { MAX_CRITERIA } from './choose-criteria.js';

/** Must-haves weigh three times a nice-to-have. */
const WEIGHTS = { must: 3, nice: 1 } as const;
/**
 * Requirements asked on the call, such as those of every advert ('team player'), weigh little where a resume mentions
 * them.
 */
const CALL_WEIGHT = 1;

/** 'In return we offer'. */
const OFFER_WORDS = 4;

export interface ExtractedCriteria {
  readonly criteria: readonly Criterion[];
  readonly leftOut: readonly ProtectedMatch[];
  /** Work that the person will do, where the advert also says what it asks for; nobody is judged by it. */
  readonly duties: readonly string[];
  /** Statements that ask for nothing, each with its reason. A recruiter may still ask for them. */
  readonly unasked: readonly Unasked[];
}

/** A statement of an advert that asks for nothing, and why. */
export interface Unasked {
  readonly text: string;
  readonly reason: string;
}

/** Fewer words are a heading or a fragment. */
const STATEMENT_WORDS = 3;
/** Longest statement that can become a requirement, in characters. */
const MAX_STATEMENT = 300;

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

/** Letters from which a word alone may be an item of a list; shorter ones are mostly everyday words. */
const ITEM = 6;
/** Headings that are no items, in the languages that are read. */
const NO_ITEM =
  /^(?:skills?|abilities|others?|various|miscellaneous|essential|desirable|general|personal|professional|technical|additional|sonstiges|allgemein\p{L}*|fachlich\p{L}*|persönlich\p{L}*|autres?|divers|otros?|varios|altro|varie|overig|inne|outros?)$/iu;

/** One word that asks for something in a list: 'Leadership'; 'Berufserfahrung' asks for work without saying which. */
function isItem(text: string, code: string): boolean {
  const words = new Set(languageOf(code)?.experienceWords.map(foldText));
  return (
    text.length >= ITEM &&
    !text.includes(' ') &&
    !NO_ITEM.test(text) &&
    !NONE.test(text) &&
    tokenize(text).some(({ lower }) => !words.has(foldText(lower)))
  );
}

class DraftList {
  readonly drafts: Draft[] = [];
  readonly leftOut: ProtectedMatch[] = [];
  readonly unasked: Unasked[] = [];

  constructor(
    private readonly code: string,
    private readonly language: AdvertLanguage,
    readonly title: string,
    private readonly employers: ReadonlySet<string>,
  ) {}

  private add(part: string, section: Draft['section'], statement: string, isWhole: boolean): void {
    const { language, code } = this;
    // 'Female' as an item of a list.
    const { rest, matches } = removeProtected(part);
    this.leftOut.push(...matches);
    const text = tidyCriterion(phraseCriterion(tidyCriterion(rest), language));
    const content = contentOf(text, code);
    const stems = content.size > 0 ? content : stemsAbove(text, 0, code);
    const isAsked = section === 'must' || section === 'nice';
    // The title alone is no criterion, unless it is listed among what is asked for.
    if (!isAsked && isTitleAlone(text, this.title)) return;
    const soft = isSoftWish(text, code);
    const isNamed = findSkillHits(text, tokenize(text)).length > 0;
    const saysLittle = stems.size < 2 && content.size === 0 && !/\d ?\+? ?\p{L}/u.test(text);
    const isForCall = soft || language.call.test(text);
    if (saysLittle && !isForCall && !isNamed && !(isAsked && isWhole && isItem(text, code))) return;
    if (content.size === 0 && !/\p{L}{2}/u.test(text)) return;
    this.keep({
      text,
      section,
      isOnCall:
        soft || (section !== 'duties' && (isForCall || namesOnlyLanguage(text, code, language))),
      isHeld: namesHeld(text, language),
      isSecondary: language.secondary.test(statement),
      statement,
      stems,
    });
  }

  /** Adds a draft unless the same is there in other words: of a duty and a requirement the requirement stays. */
  private keep(draft: Draft): void {
    const at = this.drafts.findIndex((known) => isSame(known, draft));
    const known = this.drafts[at];
    if (!known) this.drafts.push(draft);
    else if (known.section === draft.section && draft.stems.size > known.stems.size)
      this.drafts[at] = draft;
    else if (known.section !== 'must' && draft.section === 'must') {
      this.drafts.splice(at, 1);
      this.drafts.push(draft);
    }
  }

  private clausesOf(text: string, kind: SectionKind): readonly string[] {
    return splitClauses(text, kind, this.language);
  }

  private setAside(text: string): void {
    const isStatement = text.split(' ').length >= STATEMENT_WORDS && text.length <= MAX_STATEMENT;
    if (!isStatement || this.unasked.some((known) => known.text === text)) return;
    const reason = offersSomething(text, this.language) ? 'Pay or benefits' : 'Asks for nothing';
    this.unasked.push({ text, reason });
  }

  read(stated: string, section: SectionKind): void {
    const { code, language } = this;
    // 'A is needed, as is B': B is needed too.
    const [said, ...others] = alsoSaid(stated, language);
    if (others.length > 0) {
      const isWished = isWish(said, section, language);
      const kind = section === 'open' ? 'must' : section;
      this.read(said, section);
      for (const other of others) this.read(other, isWished ? 'nice' : kind);
      return;
    }
    const statement = withoutReason(stated.replace(ASIDE, ''), language);
    const announced = afterAnnouncement(statement, this.title, language);
    if (announced?.text === '') return;
    const { rest, matches } = removeProtected(announced?.text ?? statement);
    this.leftOut.push(...matches);
    const text = withoutAllowances(rest, language);
    if (text === '') return;
    const isAsked = announced?.isAsked === true && section === 'open';
    const kind = classifyStatement(text, isAsked ? 'must' : section, language, this.employers);
    if (kind === 'boilerplate') {
      const asking = section === 'open' ? clausesThatAsk(text, language) : [];
      for (const clause of asking) this.read(clause.text, clause.kind);
      if (asking.length === 0) this.setAside(text);
      return;
    }
    const isAllWished = kind === 'nice' || language.cues.nicePlural.test(text);
    const body = withoutLeadIn(text);
    const clauses = this.clausesOf(body, kind === 'open' ? 'duties' : kind);
    // 'Rigueur et esprit d'équipe' is one thing for the call.
    for (const part of isSoftThroughout(body, code) ? [body] : clauses) {
      const inList = classifyStatement(part, kind, language);
      if (inList === 'boilerplate' || (clauses.length > 1 && isOnlyCue(part, language))) continue;
      const wish = isAllWished || isWish(part, kind, language);
      // 'You will work shifts' says on what condition, not what is done.
      const isCondition = kind === 'duties' && body !== text && language.conditions.test(part);
      const asked = isCondition || inList === 'must' ? 'must' : kind;
      this.add(part, wish ? 'nice' : asked, text, part === stated);
    }
  }
}

/** True for a first line that is the title with where and how: 'Dental Nurse – Leeds – Permanent'. */
function isTitleLine({ text, bullet }: JobLine, title: string): boolean {
  return !bullet && title !== '' && text.includes(title) && !/[.!?]$/.test(text);
}

/** True for a paragraph that begins as an offer: all its sentences are about that. */
function isOffer({ text, bullet }: JobLine, language: AdvertLanguage): boolean {
  const words = text.split(' ', OFFER_WORDS);
  return (
    !bullet &&
    words.some((_, at) => headingKind(words.slice(0, at + 2).join(' '), language) === 'benefits') &&
    /^\p{L}/u.test(text)
  );
}

function readDrafts(jobDescription: string): DraftList {
  const code = advertLanguageCode(jobDescription);
  const language = advertLanguageOf(code);
  const list = new DraftList(
    code,
    language,
    findJobTitle(jobDescription),
    employerNames(plainAdvert(jobDescription)),
  );
  const lines = readJobLines(jobDescription, language);
  const sections = new Map(
    lines.map(({ group }) => [group, sectionOfBullets(lines, group, language)]),
  );
  for (const [at, line] of lines.entries()) {
    const statements = splitSegments(line.text).map((segment) => segment.text);
    if ((at === 0 && isTitleLine(line, list.title)) || isOffer(line, language)) continue;
    // 'Accountants. Analyze … Budget Analysts. Examine …'
    const told = statements.filter(
      (_, index) => !isLabel(statements.slice(index, index + 2), line, language, index === 0),
    );
    for (const statement of told) {
      const isOpenBullet = line.section === 'open' && line.bullet;
      const isOpen = line.section === 'open';
      if (isOpen && tellsOfEmployer(statement, language)) {
        list.read(statement, 'boilerplate');
        continue;
      }
      const isWork = startsWithVerb(statement, language) || tellsWork(statement, language);
      const bulletsAre = sections.get(line.group) ?? 'must';
      const bulletIs = isWork && bulletsAre === 'must' ? 'duties' : bulletsAre;
      list.read(statement, isOpenBullet ? bulletIs : line.section);
    }
  }
  return list;
}

function weightOf({ section, isOnCall }: Draft): number {
  if (section === 'nice') return WEIGHTS.nice;
  return isOnCall ? CALL_WEIGHT : WEIGHTS.must;
}

/**
 * The criteria of a job, in the order of its text: must-haves and nice-to-haves with weights, duplicates merged,
 * boilerplate left out, at most 12. What asks for a protected attribute is removed and reported.
 */
export function extractCriteria(jobDescription: string): ExtractedCriteria {
  const { drafts, leftOut, unasked } = readDrafts(jobDescription);
  const { criteria, duties } = chooseCriteria(drafts);
  return {
    criteria: criteria.map((draft, index) => ({
      id: `c${index + 1}`,
      text: draft.text,
      kind: draft.section === 'nice' ? 'nice' : 'must',
      weight: weightOf(draft),
      ...(draft.isOnCall ? { onCall: true } : {}),
    })),
    leftOut,
    duties: duties.map(({ text }) => text),
    unasked,
  };
}
