import { findCertificateHits } from '../../text/terms/certificate-matcher.js';
import { findSkillHits, type Skill, type SkillHit } from '../../text/terms/skill-matcher.js';
import type { Token } from '../../text/words/tokens.js';
import { knowledge } from './knowledge.js';

/** The thing with this id. Throws for an id that nothing has. */
export const thingOf = (id: number): Skill => knowledge().thingOf(id);

/** Without the hits inside a longer one; of two at one place both stay. */
function longest(hits: readonly SkillHit[]): readonly SkillHit[] {
  const kept: SkillHit[] = [];
  for (const hit of hits.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    const last = kept.at(-1);
    const isInside = last && hit.end <= last.end;
    if (!isInside || (hit.start === last.start && hit.end === last.end)) kept.push(hit);
  }
  return kept;
}

interface NamedThings {
  readonly skillHits: readonly SkillHit[];
  readonly certificateHits: readonly SkillHit[];
}

/**
 * The things a text names, in order of appearance; the longest name at a place wins, and a name that means two things
 * names both.
 */
export function findThings(
  text: string,
  tokens: readonly Token[],
  { skillHits, certificateHits }: NamedThings = {
    skillHits: findSkillHits(text, tokens),
    certificateHits: findCertificateHits(text, tokens),
  },
): readonly SkillHit[] {
  const { byName, findConcepts } = knowledge();
  const hits = [...certificateHits, ...skillHits, ...findConcepts(text, tokens)];
  return longest(
    hits.map((hit) => {
      const skill = byName.get(hit.skill.name.toLowerCase());
      return skill && !hit.skill.isOccupation ? { ...hit, skill } : hit;
    }),
  );
}

/** True for a licence, a registration or a certificate: somebody has it or not. */
export function isHeld({ field }: Skill): boolean {
  return field === 'certificates' || field === 'qualifications';
}

/** Fields whose skills people of every trade list, so that no described work has to back them. */
export const ANYWHERE: readonly string[] = [
  'languages',
  'office and administration',
  'management',
  'customer service',
  'general',
];
