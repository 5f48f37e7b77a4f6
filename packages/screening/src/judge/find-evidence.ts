import type { JudgedResume } from './judged-resume.js';
import { type Demand, type Requirement, TELLING, type Unit } from './requirement.js';

/** With more alternatives than these, one alone counts only in part. */
const MANY_OPTIONS = 4;
const CHANCE = 0.6;
/** Share that a skill counts when it is merely listed and the resume shows nothing else of its trade. */
const UNBACKED = 0.5;

/** Segments in which all of the words occur. */
function sharedSegments(roots: readonly string[], { places }: JudgedResume): readonly number[] {
  const [first = [], ...others] = roots.map((root) => places.word.get(root) ?? []);
  return first.filter((segment) => others.every((segments) => segments.includes(segment)));
}

/**
 * What a unit is worth in each segment that shows it: a skill in full where it is named, and `byWords` where only its
 * words occur.
 */
function worthOf(unit: Unit, resume: JudgedResume): ReadonlyMap<number, number> {
  const worth = new Map<number, number>();
  if (unit.kind === 'word') {
    for (const segment of resume.places.word.get(unit.root) ?? []) worth.set(segment, unit.weight);
    return worth;
  }
  for (const segment of sharedSegments(unit.roots, resume)) worth.set(segment, unit.byWords);
  for (const segment of resume.places[unit.kind].get(unit.id) ?? [])
    worth.set(segment, unit.weight);
  return worth;
}

interface Found {
  /** Share of the demand found anywhere, 0–1. */
  readonly share: number;
  /** Share found in each segment. */
  readonly perSegment: ReadonlyMap<number, number>;
  readonly isTelling: boolean;
}

/** A skill that stands only in a list counts in full when the resume speaks of its field of work elsewhere. */
function isBacked(unit: Unit, segments: readonly number[], resume: JudgedResume): boolean {
  if (unit.kind !== 'skill' || resume.fields.has(unit.field)) return true;
  return segments.some((segment) => !resume.lists.has(segment));
}

function findOption(option: readonly Unit[], resume: JudgedResume): Found {
  const perSegment = new Map<number, number>();
  const total = option.reduce((sum, unit) => sum + unit.weight, 0);
  let found = 0;
  let isTelling = false;
  for (const unit of option) {
    const worth = worthOf(unit, resume);
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

/** What is found of a demand: its best option overall, and the best one in each segment. */
function findDemand(demand: Demand, resume: JudgedResume): Found {
  const options = demand.options.map((option) => findOption(option, resume));
  const perSegment = new Map<number, number>();
  for (const option of options) {
    for (const [segment, share] of option.perSegment) {
      perSegment.set(segment, Math.max(perSegment.get(segment) ?? 0, share));
    }
  }
  const best = Math.max(0, ...options.map(({ share }) => share));
  const shown = options.filter(({ share }) => share >= 1).length;
  // One of ten alternatives is easily met by chance; two are not.
  const isChance = demand.options.length > MANY_OPTIONS && shown < 2;
  return {
    share: isChance ? Math.min(best, CHANCE) : best,
    perSegment,
    isTelling: options.some(({ isTelling }) => isTelling),
  };
}

/** What a resume shows of the things a criterion asks for. */
export interface Evidence {
  readonly wanted: number;
  readonly found: number;
  readonly together: number;
  readonly hasTelling: boolean;
  readonly foundTelling: boolean;
  readonly perSegment: Map<number, number>;
}

/** Looks for everything a criterion asks for. */
export function gather(requirement: Requirement, resume: JudgedResume): Evidence {
  const perSegment = new Map<number, number>();
  let wanted = 0;
  let found = 0;
  let hasTelling = false;
  let foundTelling = false;
  for (const demand of requirement.demands) {
    const evidence = findDemand(demand, resume);
    wanted += demand.weight;
    found += demand.weight * evidence.share;
    hasTelling ||= demand.weight >= TELLING;
    foundTelling ||= evidence.isTelling;
    for (const [segment, share] of evidence.perSegment) {
      perSegment.set(segment, (perSegment.get(segment) ?? 0) + demand.weight * share);
    }
  }
  const together = Math.max(0, ...perSegment.values());
  return { wanted, found, together, hasTelling, foundTelling, perSegment };
}
