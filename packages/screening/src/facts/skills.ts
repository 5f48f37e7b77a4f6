import type { AnalysedText } from '../text/analyse.js';

const MAX_SKILLS = 30;

/** Skills a resume names: those the job asks for first, then by how often they are named, then in order of appearance. */
export function listSkills(
  resume: AnalysedText,
  wanted: ReadonlyMap<number, number>,
): readonly string[] {
  const found = new Map<number, { name: string; count: number; first: number }>();
  for (const { skill, start } of resume.skillHits) {
    if (skill.isOccupation) continue;
    const known = found.get(skill.id);
    if (known) known.count += 1;
    else found.set(skill.id, { name: skill.name, count: 1, first: start });
  }
  return [...found]
    .sort(
      ([idA, a], [idB, b]) =>
        Number(wanted.has(idB)) - Number(wanted.has(idA)) || b.count - a.count || a.first - b.first,
    )
    .slice(0, MAX_SKILLS)
    .map(([, { name }]) => name);
}
