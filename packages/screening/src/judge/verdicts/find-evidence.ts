import { gradeShares } from '../levels/grades.js';
import { type Demand, type Requirement, TELLING, type Unit } from '../requirement/requirement.js';
import type { JudgedResume } from '../resume/judged-resume.js';
import { proofsOf } from '../things/proofs.js';

/** With more alternatives than these, one alone counts only in part. */
const MANY_OPTIONS = 4;
const CHANCE = 0.6;
/** Worth of a thing of the same kind as the one asked for. */
const IN_PART = 0.5;
/** Worth of a more general thing, unless it is so broad that it says nothing. */
const OF_A_GENERAL = 0.4;
const MAX_BREADTH = 6;
/** Share that a skill counts when it is merely listed and the resume shows nothing else of its trade. */
const UNBACKED = 0.5;

/** Segments in which all of the words occur. */
function sharedSegments(roots: readonly string[], { places }: JudgedResume): readonly number[] {
  const [first = [], ...others] = roots.map((root) => places.word.get(root) ?? []);
  return first.filter((segment) => others.every((segments) => segments.includes(segment)));
}

/** Letters before the abbreviation of a professional body, for its members and fellows: 'MCIPP', 'FRICS'. */
const MEMBER = ['', 'm', 'f'];

/** Segments that write an abbreviation, or the name it is short for. */
function segmentsOfLetters(
  letters: string,
  { initials, abbreviations, longNames }: JudgedResume,
): readonly number[] {
  const written = MEMBER.flatMap((letter) => abbreviations.get(letter + letters) ?? []);
  return [...written, ...[initials, longNames].flatMap((each) => each.get(letters) ?? [])];
}

/**
 * Worth of a unit in each segment that shows it: a skill in full where it is named, and `byWords` where only its words
 * occur.
 */
function worthOf(
  unit: Unit,
  resume: JudgedResume,
  { initials, grades }: Requirement,
): ReadonlyMap<number, number> {
  const worth = new Map<number, number>();
  const own = unit.kind === 'word' ? [unit.root] : unit.roots;
  // 'IPL' for 'intense pulsed light', and the other way round.
  for (const { letters, roots } of initials) {
    const shared = own.filter((root) => roots.has(root)).length;
    // 'REST' is no short form of 'record of exceeding sales targets', which has more words than the thing.
    const isOther = unit.kind === 'thing' && roots.size > shared + 1;
    if (shared * 2 < own.length || isOther) continue;
    for (const segment of resume.abbreviations.get(letters) ?? []) worth.set(segment, unit.weight);
  }
  for (const { grade, roots } of grades) {
    if (!own.every((root) => roots.has(root))) continue;
    for (const [segment, share] of gradeShares(grade, resume))
      if (share > 0) worth.set(segment, Math.max(share * unit.weight, worth.get(segment) ?? 0));
  }
  if (unit.kind === 'word') {
    for (const segment of resume.places.word.get(unit.root) ?? []) worth.set(segment, unit.weight);
    for (const segment of unit.letters === null ? [] : segmentsOfLetters(unit.letters, resume))
      worth.set(segment, unit.weight);
    return worth;
  }
  const raise = (segments: readonly number[], weight: number) => {
    for (const segment of segments) worth.set(segment, Math.max(weight, worth.get(segment) ?? 0));
  };
  raise(sharedSegments(unit.roots, resume), unit.byWords);
  const { thing, done } = resume.places;
  const raiseAll = (ids: Iterable<number>, weight: number, places = thing) => {
    for (const id of ids) raise(places.get(id) ?? [], weight);
  };
  for (const { shown, inPart, generals, equivalent } of unit.ids.map(proofsOf)) {
    const telling = [...generals].filter((id) => proofsOf(id).breadth <= MAX_BREADTH);
    if (!unit.isHeld) raiseAll(telling, unit.weight * OF_A_GENERAL, done);
    raiseAll(inPart, unit.weight * IN_PART);
    if (unit.takesEquivalent) raiseAll(equivalent, unit.weight);
    raiseAll(shown, unit.weight);
  }
  return worth;
}

/** Share from which a demand counts as shown. */
const WHOLE = 0.75;
/** Of so many telling things and words, this share of their weight may be missing. */
const MAY_MISS: readonly (readonly [count: number, share: number])[] = [
  [4, 0.4],
  [3, 0.25],
  [0, 0],
];

interface Found {
  /** Share of the demand found anywhere, 0–1. */
  readonly share: number;
  /** Share found in each segment. */
  readonly perSegment: ReadonlyMap<number, number>;
  readonly isTelling: boolean;
}

/** A skill that stands only in a list counts in full when the resume speaks of its field of work elsewhere. */
function isBacked(unit: Unit, segments: readonly number[], resume: JudgedResume): boolean {
  if (unit.kind !== 'thing' || unit.isHeld || unit.fields.some((field) => resume.fields.has(field)))
    return true;
  return segments.some((segment) => !resume.lists.has(segment));
}

function findOption(
  option: readonly Unit[],
  resume: JudgedResume,
  requirement: Requirement,
): Found {
  const perSegment = new Map<number, number>();
  const total = option.reduce((sum, unit) => sum + unit.weight, 0);
  let found = 0;
  let isTelling = false;
  for (const unit of option) {
    const worth = worthOf(unit, resume, requirement);
    if (worth.size === 0) continue;
    const share = isBacked(unit, [...worth.keys()], resume) ? 1 : UNBACKED;
    const most = Math.max(...worth.values());
    found += most * share;
    isTelling ||= unit.weight >= TELLING;
    for (const [segment, weight] of worth) {
      perSegment.set(segment, (perSegment.get(segment) ?? 0) + (weight * share) / total);
    }
  }
  return { share: total > 0 ? found / total : 0, perSegment, isTelling };
}

/** Evidence of a demand: its best option overall, and the best one in each segment. */
function findDemand(
  demand: Demand,
  requirement: Requirement,
  resume: JudgedResume,
  takes: Takes,
): Found {
  const options = demand.options.map((option) => findOption(option, resume, requirement));
  const perSegment = new Map<number, number>();
  for (const option of options) {
    for (const [segment, share] of option.perSegment) {
      perSegment.set(segment, Math.max(perSegment.get(segment) ?? 0, share));
    }
  }
  const shares = options.map(({ share }) => share);
  const best = takes === 'all' ? Math.min(1, ...shares) : Math.max(0, ...shares);
  const shown = options.filter(({ share }) => share >= 1).length;
  // One of ten alternatives is easily met by chance; two are not.
  const isChance = !demand.isNamed && demand.options.length > MANY_OPTIONS && shown < 2;
  return {
    share: isChance ? Math.min(best, CHANCE) : best,
    perSegment,
    isTelling: options.some(({ isTelling }) => isTelling),
  };
}

/** Words up to this weight need not stand beside the others. */
const LOOSE = 0.4;
/** Share of a criterion's words that one clause has to have, where it names nothing that is known. */
const IN_ONE_CLAUSE = 0.8;

/**
 * True when a clause of the resume has the words of a criterion that are nothing but words: 'sales pipeline, design of the
 * account plan' has both words of 'pipeline design' and means something else.
 */
function standTogether({ demands, initials, grades }: Requirement, resume: JudgedResume): boolean {
  const { places, abbreviations } = resume;
  const units = demands.flatMap(({ options }) => options.flat());
  const all = units.flatMap((unit) => (unit.kind === 'word' && unit.weight > LOOSE ? unit : []));
  const isChoice = demands.some(({ options }) => options.length > 1);
  if (isChoice || all.length < 2 || units.some(({ kind }) => kind === 'thing')) return true;
  const graded = grades.flatMap(({ grade, roots }) =>
    Math.max(0, ...gradeShares(grade, resume).values()) >= 1 ? [...roots] : [],
  );
  const words = all.filter(({ root }) => !graded.includes(root));
  if (words.length < 2) return true;
  const shown = new Map<number, number>();
  for (const { root, weight } of words) {
    for (const clause of new Set(places.clause.get(root)))
      shown.set(clause, (shown.get(clause) ?? 0) + weight);
  }
  const wanted = words.reduce((sum, { weight }) => sum + weight, 0);
  const abbreviated = initials
    .filter(({ letters }) => abbreviations.has(letters))
    .map(({ roots }) =>
      words.reduce((sum, { root, weight }) => sum + (roots.has(root) ? weight : 0), 0),
    );
  return Math.max(0, ...shown.values(), ...abbreviated) >= wanted * IN_ONE_CLAUSE;
}

/** Evidence in a resume of the things that a criterion asks for. */
export interface Evidence {
  readonly wanted: number;
  readonly found: number;
  readonly together: number;
  readonly hasTelling: boolean;
  readonly foundTelling: boolean;
  readonly perSegment: Map<number, number>;
  /** The same of the telling things and words alone. */
  readonly perTelling: ReadonlyMap<number, number>;
  /** True when hardly one of the telling things and words is missing. */
  readonly isWhole: boolean;
  /** True when the resume abbreviates all that the criterion says. */
  readonly isAbbreviated: boolean;
  /** How many things and words tell what is asked for. */
  readonly tellingCount: number;
}

/** Whether any of some alternatives shows a thing, or all must be there. */
export type Takes = 'any' | 'all';

/** Looks for everything a criterion asks for. */
export function gather(
  requirement: Requirement,
  resume: JudgedResume,
  takes: Takes = 'any',
): Evidence {
  const perSegment = new Map<number, number>();
  const perTelling = new Map<number, number>();
  const telling = { count: 0, asked: 0, shown: 0 };
  let wanted = 0;
  let found = 0;
  let hasTelling = false;
  let foundTelling = false;
  for (const demand of requirement.demands) {
    const evidence = findDemand(demand, requirement, resume, takes);
    wanted += demand.weight;
    found += demand.weight * evidence.share;
    hasTelling ||= demand.weight >= TELLING;
    foundTelling ||= evidence.isTelling;
    const isTelling = demand.weight >= TELLING;
    if (isTelling) {
      telling.count += 1;
      telling.asked += demand.weight;
      if (evidence.share >= WHOLE) telling.shown += demand.weight;
    }
    for (const [segment, share] of evidence.perSegment) {
      const shown = demand.weight * share;
      perSegment.set(segment, (perSegment.get(segment) ?? 0) + shown);
      if (isTelling) perTelling.set(segment, (perTelling.get(segment) ?? 0) + shown);
    }
  }
  const together = Math.max(0, ...perSegment.values());
  const missing = telling.asked > 0 ? 1 - telling.shown / telling.asked : 0;
  const [, mayMiss] = MAY_MISS.find(([count]) => telling.count >= count) ?? [0, 0];
  return {
    wanted,
    found,
    together,
    hasTelling,
    foundTelling,
    perSegment,
    perTelling,
    isWhole: missing <= mayMiss && standTogether(requirement, resume),
    isAbbreviated: requirement.shortForms.some((letters) => resume.abbreviations.has(letters)),
    tellingCount: telling.count,
  };
}
