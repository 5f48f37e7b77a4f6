import { tidyText } from '../extraction/tidy.js';
import { classifyStatement, readJobLines } from '../criteria/job-sections.js';
import { removeProtected } from '../criteria/protected-attributes.js';
import { analyseText, type AnalysedText } from '../text/analyse.js';
import { termWeight } from './term-weight.js';

/** What a job's description speaks of: its words and its skills, each with a weight. */
export interface JobLanguage {
  readonly terms: ReadonlyMap<string, number>;
  readonly skills: ReadonlyMap<number, number>;
  readonly fields: ReadonlyMap<string, number>;
}

const TITLE_BONUS = 3;
/** A resume naming this many different skills of the job's field speaks its language fully. */
const FIELD_DEPTH = 8;
/** Share of the job's weighted words that an excellent resume reaches; nobody repeats an advert in full. */
const FULL_TERMS = 0.6;
const FULL_SKILLS = 0.6;
const SHARES = { terms: 0.5, skills: 0.25, field: 0.25 } as const;

function add<Key>(map: Map<Key, number>, key: Key, value: number): void {
  map.set(key, (map.get(key) ?? 0) + value);
}

/** Repeats count less and less, and never past 1. */
function saturate(count: number): number {
  return 1 - 0.4 ** count;
}

/** Reads a job description for `languageFit`; boilerplate and protected wording are left out. */
export function readJobLanguage(jobDescription: string, title: string): JobLanguage {
  const useful = readJobLines(tidyText(jobDescription))
    .filter((line) => classifyStatement(line.text, line.section) !== 'boilerplate')
    .map((line) => removeProtected(line.text).rest)
    .join('\n');
  const analysis = analyseText(useful);
  const terms = new Map<string, number>();
  for (const [stem, places] of analysis.positions) {
    const weight = termWeight(stem);
    if (weight > 0) terms.set(stem, weight * (1 + Math.log(places.length)));
  }
  const heading = analyseText(title);
  for (const [stem] of heading.positions) {
    const weight = termWeight(stem);
    if (weight > 0) add(terms, stem, weight * TITLE_BONUS);
  }
  const skills = new Map<number, number>();
  const fields = new Map<string, number>();
  for (const { skill } of [...analysis.skillHits, ...heading.skillHits]) {
    if (!skills.has(skill.id)) add(fields, skill.field, 1);
    add(skills, skill.id, 1);
  }
  for (const [id, count] of skills) skills.set(id, 1 + Math.log(count));
  return { terms, skills, fields };
}

function share(weights: Iterable<readonly [number, number]>, full: number): number {
  let total = 0;
  let reached = 0;
  for (const [weight, value] of weights) {
    total += weight;
    reached += weight * value;
  }
  return total > 0 ? Math.min(1, reached / total / full) : 0;
}

/**
 * How well a whole resume speaks the job's language, 0–1: its weighted words, its skills, and how deep the resume goes
 * into the job's field of work. Each part only grows with more text.
 */
export function languageFit(job: JobLanguage, resume: AnalysedText): number {
  const counts = new Map<number, number>();
  const fieldSkills = new Map<string, Set<number>>();
  for (const { skill } of resume.skillHits) {
    add(counts, skill.id, 1);
    const set = fieldSkills.get(skill.field) ?? new Set<number>();
    fieldSkills.set(skill.field, set.add(skill.id));
  }
  const terms = share(
    [...job.terms].map(([stem, weight]) => [
      weight,
      saturate(resume.positions.get(stem)?.length ?? 0),
    ]),
    FULL_TERMS,
  );
  if (job.skills.size === 0) return terms;
  const skills = share(
    [...job.skills].map(([id, weight]) => [weight, saturate((counts.get(id) ?? 0) * 2)]),
    FULL_SKILLS,
  );
  const field = share(
    [...job.fields].map(([name, weight]) => [
      weight * weight,
      Math.min(1, (fieldSkills.get(name)?.size ?? 0) / FIELD_DEPTH),
    ]),
    1,
  );
  return SHARES.terms * terms + SHARES.skills * skills + SHARES.field * field;
}
