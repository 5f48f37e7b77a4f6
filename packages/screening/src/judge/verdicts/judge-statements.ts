import type { AnalysedText } from '../../text/analyse.js';
import { foldText } from '../../text/words/fold.js';
import type { Segment } from '../../text/words/segments.js';
import { tokenize } from '../../text/words/tokens.js';
import { amountShown } from '../amounts/amounts.js';
import { type Grade, gradeShares, isSenior, numberedShare } from '../levels/grades.js';
import { languageLevel } from '../levels/language-level.js';
import { ALL_WORDS, GENERIC, type Requirement } from '../requirement/requirement.js';
import type { ThingUnit } from '../requirement/units.js';
import { statedYears } from '../resume/evidence-years.js';
import type { JudgedResume } from '../resume/judged-resume.js';
import { withoutSegments } from '../resume/without-segments.js';
import { LEADING } from '../words/leading.js';
import { degreeShare } from './degree-share.js';
import { type Evidence, gather, type Takes } from './find-evidence.js';
import { foreignSegments } from './other-world.js';
import { quoteValue } from './quote-value.js';
import { yearsShare } from './years-share.js';

/** The best evidence of a criterion in the statements of a resume, and its amount. */
export interface Finding {
  readonly verdict: 'met' | 'partly';
  readonly segment: Segment;
}

/** The shares of what a criterion asks for from which it is met, and partly met. */
const verdictLimits = { met: 0.6, partly: 0.34 } as const;
/** Of a long sentence everybody shows something: half of it is asked for, and no less is a part. */
const LONG = { telling: 4, partly: 0.34 } as const;
/** Of a quantity a third or more is something; less is nothing. */
const SOME = 1 / 3;
const YEARS_WEIGHT = 2;
const DEGREE_WEIGHT = 2;
const AMOUNT_WEIGHT = 1;
const GRADE_WEIGHT = 1;
/** Share of an amount where a resume gives no number. */
const UNKNOWN = 0.5;
/** A criterion of many words is met by the evidence a short one would need. */
const ENOUGH_WEIGHT = 4;

/** The end of an item of a list of languages: 'English C1, French (A2) · German'. */
const NEXT_LANGUAGE = /[,;|/·•]|\s[–—-]\s(?=\p{Lu}\p{Ll}+(?:\s|:|\s?\())/u;

/** How well a statement says that a language of these things is spoken; null where it gives no level. */
function levelIn(text: string, isOf: (item: string) => boolean): number | null {
  const items = text.split(NEXT_LANGUAGE);
  const own = items.filter(isOf);
  // Where each item has a level of its own, only those of this language count.
  const levels = items.filter((item) => languageLevel(item) !== null);
  const read = levels.length > 1 && own.length > 0 ? own : [text];
  const found = read.flatMap((item) => languageLevel(item) ?? []);
  return found.length > 0 ? Math.max(...found) : null;
}

/** The level at which the resume says the language is spoken, compared with the one asked for, 0–1. */
function spokenShare(
  asked: number,
  { perSegment }: Evidence,
  { analysis, named }: JudgedResume,
  languages: readonly ThingUnit[],
): number {
  const things = new Set(languages.flatMap(({ ids }) => ids));
  const written = [
    ...languages.flatMap(({ roots }) => roots),
    ...named
      .filter(({ id }) => things.has(id))
      .map(({ start, end }) => foldText(analysis.text.slice(start, end).toLowerCase())),
  ];
  const levels = [...perSegment.keys()].flatMap((at) => {
    const text = analysis.segments[at]?.text ?? '';
    return (
      levelIn(text, (item) =>
        written.some((name) => foldText(item.toLowerCase()).includes(name)),
      ) ?? []
    );
  });
  // A language without a level is one that can be asked about.
  if (levels.length === 0) return 0.5;
  const best = Math.max(...levels);
  return best >= asked ? 1 : best === asked - 1 ? 0.5 : 0;
}

/** The end of the name of a job: 'practice manager experience', 'senior associate or above'. */
const AFTER_JOB = /^(?:[ -]\p{L}+){0,3}?(?: experience| or (?:above|higher)|[,(]|$)/iu;
const BEFORE_JOB = /^(?:experience (?:as|of being) )?(?:an? )?(?:\p{L}+[ -]){0,2}$/iu;

/** True for a criterion that asks first of all for a job with this grade: 'Team leader experience in a warehouse'. */
function asksForJob({ criterion: { text } }: Requirement, words: string): boolean {
  const at = text.toLowerCase().indexOf(words.toLowerCase());
  if (at < 0) return false;
  const isNamed =
    BEFORE_JOB.test(text.slice(0, at)) && AFTER_JOB.test(text.slice(at + words.length));
  return isNamed || (at === 0 && LEADING.test(words));
}

/** Words for having led, or for a grade before the name of an occupation. */
const isAbove = (grade: Grade) => LEADING.test(grade.words) || isSenior(grade);

interface Sum {
  total: number;
  reached: number;
  /** The least of the quantities, 0–1: they must be reached in full, evidence in words can't stand in for missing years. */
  quantity: number;
}

function addQuantities(
  sum: Sum,
  requirement: Requirement,
  evidence: Evidence,
  resume: JudgedResume,
): void {
  const { perSegment } = evidence;
  const add = (share: number, weight: number) => {
    sum.total += weight;
    sum.reached += weight * share;
    sum.quantity = Math.min(sum.quantity, share);
  };
  if (requirement.years !== null) {
    const share = yearsShare(requirement.years, evidence, resume);
    add(share, YEARS_WEIGHT);
    if (perSegment.size === 0 && evidence.wanted === 0 && share > 0) {
      perSegment.set(
        resume.analysis.segments.findIndex((segment) => statedYears(segment) > 0),
        0.1,
      );
      for (const { first } of resume.blocks) perSegment.set(first, 0.05);
    }
  }
  const isOtherChoice = requirement.isDegreeChoice && evidence.isWhole;
  if (requirement.degree !== null && !isOtherChoice) {
    const { share, segment } = degreeShare(requirement, evidence, resume);
    add(share, DEGREE_WEIGHT);
    if (segment >= 0) perSegment.set(segment, (perSegment.get(segment) ?? 0) + DEGREE_WEIGHT);
  }
  if (requirement.amount !== null) {
    const shown = amountShown(requirement.amount, resume);
    add(shown?.share ?? UNKNOWN, shown ? AMOUNT_WEIGHT : 0);
    if (shown) perSegment.set(shown.segment, (perSegment.get(shown.segment) ?? 0) + AMOUNT_WEIGHT);
  }
  for (const { grade } of requirement.grades) {
    const { words } = grade;
    const shares = [...gradeShares(grade, resume)];
    // 'Advanced' of one thing says nothing of another: the grade stands beside what it is of.
    const beside = evidence.hasTelling ? shares.filter(([at]) => perSegment.has(at)) : shares;
    if (beside.length > 0) add(Math.max(...beside.map(([, share]) => share)), GRADE_WEIGHT);
    else if (shares.length === 0 && isAbove(grade) && asksForJob(requirement, words))
      add(UNKNOWN, GRADE_WEIGHT);
  }
  if (requirement.numbered !== null) {
    const share = numberedShare(requirement.numbered, resume, perSegment.keys());
    if (share !== null) add(share, GRADE_WEIGHT);
  }
  if (requirement.spoken !== null) {
    const units = requirement.demands.flatMap(({ options }) => options.flat());
    const languages = units.flatMap((unit) =>
      unit.kind === 'thing' && unit.fields.includes('languages') ? unit : [],
    );
    add(spokenShare(requirement.spoken, evidence, resume, languages), 0);
  }
}

/** Judges an amount that says all that is asked for; undefined where the resume gives no number of it. */
function judgeAmount({ amount }: Requirement, resume: JudgedResume): Finding | null | undefined {
  const shown = amount && amountShown(amount, resume);
  const segment = shown && resume.analysis.segments[shown.segment];
  if (!segment) return undefined;
  if (shown.share < SOME) return null;
  return { verdict: shown.share >= 1 ? 'met' : 'partly', segment };
}

/**
 * Judges a criterion by the statements of a resume; null for no evidence. `takes` says whether any of some alternatives
 * is enough or all are needed.
 */
export function judgeStatements(
  requirement: Requirement,
  whole: JudgedResume,
  takes: Takes = 'any',
): Finding | null {
  const foreign = foreignSegments(requirement, whole);
  const resume = foreign.size > 0 ? withoutSegments(whole, foreign) : whole;
  const counted = requirement.isAmountAlone ? judgeAmount(requirement, resume) : undefined;
  if (counted !== undefined) return counted;
  const evidence = gather(requirement, resume, takes);
  const { perSegment } = evidence;
  const wanted = Math.min(evidence.wanted, ENOUGH_WEIGHT);
  // Words that everybody uses show something only where they occur together.
  const found = evidence.hasTelling ? evidence.found : evidence.together;
  const sum: Sum = {
    total: wanted,
    reached: 0.5 * (Math.min(found, wanted) + Math.min(evidence.together, wanted)),
    quantity: 1,
  };
  addQuantities(sum, requirement, evidence, resume);
  const { total, reached, quantity } = sum;
  const isCounted =
    requirement.years !== null || requirement.degree !== null || requirement.amount !== null;
  const isVague =
    evidence.wanted > 0 &&
    !isCounted &&
    !evidence.isAbbreviated &&
    requirement.demands.every(({ weight }) => weight <= GENERIC);
  const isShown =
    total > 0 &&
    // 'Service' and 'cost' alone show nothing of 'work with carriers on service and cost'.
    (evidence.hasTelling
      ? evidence.foundTelling || (requirement.degree !== null && quantity > 0)
      : isCounted || evidence.together >= ALL_WORDS * evidence.wanted) &&
    // 'Management' and 'experience' alone are in every resume.
    (!isVague || evidence.together >= evidence.wanted);
  const share = total > 0 ? reached / total : 0;
  const least = evidence.tellingCount >= LONG.telling ? LONG.partly : verdictLimits.partly;
  if (!isShown || share < least || quantity < SOME) return null;
  const segment = bestSegment(perSegment, resume.analysis);
  if (!segment) return null;
  const isMet = share >= verdictLimits.met && quantity >= 1 && evidence.isWhole && !isVague;
  return { verdict: isMet ? 'met' : 'partly', segment };
}

const LEVEL_WORDS = new Set(
  'level nvq svq rqf qcf btec diploma certificate award qualification city guilds or above higher equivalent in the and of for a an niveau stufe nivel livello poziom nível'.split(
    ' ',
  ),
);

function subjectOf(text: string): ReadonlySet<string> {
  return new Set(
    tokenize(text).flatMap(({ lower, stem }) =>
      LEVEL_WORDS.has(lower) || /\d/.test(lower) ? [] : stem,
    ),
  );
}

/** Share of the words of the smaller subject that both have. */
const SAME_SUBJECT = 0.5;

function isSameSubject(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  const shared = [...one].filter((stem) => other.has(stem)).length;
  return shared > 0 && shared >= SAME_SUBJECT * Math.min(one.size, other.size);
}

/** A qualification of the same subject by its level: one above is met, one below in part. */
export function judgeLevel(
  { numbered, criterion, years }: Requirement,
  resume: JudgedResume,
): Finding | null {
  const { analysis, kept } = resume;
  if (!numbered?.isLevel || years !== null) return null;
  const asked = subjectOf(criterion.text);
  let best: Finding | null = null;
  for (const [at, segment] of analysis.segments.entries()) {
    const share = numberedShare(numbered, resume, [at]) ?? 0;
    if (share === 0 || !isSameSubject(asked, subjectOf(kept.slice(segment.start, segment.end))))
      continue;
    if (share >= 1) return { verdict: 'met', segment };
    if (share > 0) best ??= { verdict: 'partly', segment };
  }
  return best;
}

/** The statement that shows most; among equals, substance wins over a list, a heading or a line of contact details. */
function bestSegment(
  perSegment: ReadonlyMap<number, number>,
  { segments }: AnalysedText,
): Segment | undefined {
  let best = { value: 0, at: -1 };
  for (const [at, weight] of perSegment) {
    const segment = segments[at];
    if (!segment) continue;
    const value = weight * quoteValue(segment.text);
    if (value > best.value || (value === best.value && at < best.at)) best = { value, at };
  }
  return segments[best.at];
}
