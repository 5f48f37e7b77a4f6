import { lazily } from '../../lazily.js';
import {
  createPhraseMatcher,
  type FindHits,
  type Skill,
  type WrittenForm,
} from './phrase-matcher.js';
import { taxonomy, writtenForms } from './taxonomy.js';

export type { Skill, SkillHit } from './phrase-matcher.js';

/** The skills and occupations of the taxonomy; what several fields name alike is one. */
function readTaxonomy(): readonly (readonly [Skill, readonly WrittenForm[]])[] {
  const named: [Skill, readonly WrittenForm[]][] = [];
  const known = new Map<string, Skill>();
  for (const { field, occupations, skills } of taxonomy()) {
    for (const [entries, isOccupation] of [
      [occupations, true],
      [skills, false],
    ] as const) {
      for (const entry of entries) {
        const key = `${isOccupation} ${entry.name.toLowerCase()}`;
        const skill = known.get(key) ?? { id: known.size, name: entry.name, field, isOccupation };
        known.set(key, skill);
        named.push([skill, writtenForms(entry)]);
      }
    }
  }
  return named;
}

const named = lazily(readTaxonomy);
const matcher = lazily(() => createPhraseMatcher(named()));

/** Every skill and occupation of the taxonomy. */
export const allSkills = lazily((): readonly Skill[] => [
  ...new Set(named().map(([skill]) => skill)),
]);

/** Skills named in a text, in order of appearance, each at every place; the longest name at a place wins. */
export const findSkillHits: FindHits = (text, tokens) => matcher()(text, tokens);
