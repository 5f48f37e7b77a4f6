import { usefulText } from '../job/useful-text.js';
import { analyseText, type AnalysedText } from '../text/analyse.js';
import { fieldSigns } from '../text/fields.js';
import { termWeight } from '../text/term-weight.js';

/** What a job's description speaks of: its words and its skills, each with a weight. */
export interface JobLanguage {
  readonly terms: ReadonlyMap<string, number>;
  readonly skills: ReadonlyMap<number, number>;
  readonly fields: ReadonlyMap<string, number>;
}

const TITLE_BONUS = 3;
/** A job title says more of the field than one skill. */
const OCCUPATION_WEIGHT = 2;
/** Fields every occupation borrows from tell little apart. */
const sharedFields = new Set([
  'management',
  'office and administration',
  'customer service',
  'languages',
  'human resources',
]);
const SHARED_FIELD = 0.1;
/** Strengths in a field (skills, titles, telling words): the first tells short resumes apart, the second long ones. */
const FIELD_DEPTHS = [10, 40] as const;
/** A telling word against a skill named as such. */
const WORD_WEIGHT = 1;
/** Share of the job's weighted words that an excellent resume reaches; nobody repeats an advert in full. */
const FULL_TERMS = 0.6;
const FULL_SKILLS = 0.6;
const SHARES = { terms: 0.3, skills: 0.05, field: 0.65 } as const;
/** A field with less than this share of the main field's strength is an accident of wording. */
const MIN_FIELD = 0.03;

function add<Key>(map: Map<Key, number>, key: Key, value: number): void {
  map.set(key, (map.get(key) ?? 0) + value);
}

/** Repeats count less and less, and never past 1. */
function saturate(count: number): number {
  return 1 - 0.55 ** count;
}

/** How strongly a text speaks for each field: by its different skills, job titles and telling words. */
function fieldStrengths(text: AnalysedText): Map<string, number> {
  const strengths = new Map<string, number>();
  const seen = new Set<number>();
  for (const { skill } of text.skillHits) {
    if (seen.has(skill.id)) continue;
    seen.add(skill.id);
    add(strengths, skill.field, skill.isOccupation ? OCCUPATION_WEIGHT : 1);
  }
  for (const stem of text.positions.keys()) {
    for (const { field, strength } of fieldSigns(stem))
      add(strengths, field, strength * WORD_WEIGHT);
  }
  return strengths;
}

function isTelling(title: string): boolean {
  const words = title.split(' ').length;
  return words <= 5 || analyseText(title).skillHits.some(({ skill }) => skill.isOccupation);
}

/** Reads a job description for `languageFit`; boilerplate and protected wording are left out. */
export function readJobLanguage(jobDescription: string, title: string): JobLanguage {
  const useful = usefulText(jobDescription);
  const analysis = analyseText(useful);
  const terms = new Map<string, number>();
  for (const [stem, places] of analysis.positions) {
    const weight = termWeight(stem);
    if (weight > 0) terms.set(stem, weight * (1 + Math.log(places.length)));
  }
  // Where a text has no title, its first words stand in; they are no more telling than the others.
  const heading = analyseText(isTelling(title) ? title : '');
  for (const [stem] of heading.positions) {
    const weight = termWeight(stem);
    if (weight > 0) add(terms, stem, weight * TITLE_BONUS);
  }
  const skills = new Map<number, number>();
  for (const { skill } of [...analysis.skillHits, ...heading.skillHits]) add(skills, skill.id, 1);
  for (const [id, count] of skills) skills.set(id, 1 + Math.log(count));
  const fields = fieldStrengths(analysis);
  for (const [field, strength] of fieldStrengths(heading)) {
    add(fields, field, strength * TITLE_BONUS);
  }
  for (const [field, strength] of fields) {
    // The square lets the job's main field speak louder than the ones it only touches.
    fields.set(field, strength * strength * (sharedFields.has(field) ? SHARED_FIELD : 1));
  }
  const strongest = Math.max(0, ...fields.values());
  for (const [field, weight] of fields) if (weight < strongest * MIN_FIELD) fields.delete(field);
  return { terms, skills, fields };
}

/** Grows with every sign of the field, ever more slowly, and never reaches 1. */
function depth(strength: number): number {
  const [short, long] = FIELD_DEPTHS;
  return 1 - 0.5 * Math.exp(-strength / short) - 0.5 * Math.exp(-strength / long);
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

/** The three parts of the language fit, each 0–1. */
export interface LanguageParts {
  /** Share of the job's weighted words the resume uses. */
  readonly terms: number;
  /** Share of the job's skills the resume names. */
  readonly skills: number;
  /** How deep the resume goes into the job's fields of work. */
  readonly field: number;
}

/** Works out the parts of the language fit. */
export function languageParts(job: JobLanguage, resume: AnalysedText): LanguageParts {
  const counts = new Map<number, number>();
  for (const { skill } of resume.skillHits) add(counts, skill.id, 1);
  const strengths = fieldStrengths(resume);
  return {
    terms: share(
      [...job.terms].map(([stem, weight]) => [
        weight,
        saturate(resume.positions.get(stem)?.length ?? 0),
      ]),
      FULL_TERMS,
    ),
    skills: share(
      [...job.skills].map(([id, weight]) => [weight, saturate((counts.get(id) ?? 0) * 2)]),
      FULL_SKILLS,
    ),
    field: share(
      [...job.fields].map(([name, weight]) => [weight, depth(strengths.get(name) ?? 0)]),
      1,
    ),
  };
}

/**
 * How well a whole resume speaks the job's language, 0–1: its weighted words, its skills, and how deep the resume goes
 * into the job's field of work. Each part only grows with more text.
 */
export function languageFit(job: JobLanguage, resume: AnalysedText): number {
  const parts = languageParts(job, resume);
  // A description may name no skill, or be in a language of which no field is known: then the other parts decide.
  const known = {
    terms: job.terms.size > 0,
    skills: job.skills.size > 0,
    field: job.fields.size > 0,
  };
  let total = 0;
  let reached = 0;
  for (const key of ['terms', 'skills', 'field'] as const) {
    if (!known[key]) continue;
    total += SHARES[key];
    reached += SHARES[key] * parts[key];
  }
  return total > 0 ? reached / total : 0;
}
