import { loadWords } from '../../data/load.js';
import type { AnalysedText } from '../../text/analyse.js';
import { termWeight } from '../../text/language/term-weight.js';
import { findSkillHits, type SkillHit } from '../../text/terms/skill-matcher.js';
import { isFormOf } from '../../text/terms/written-forms.js';
import { containment } from '../../text/words/coverage.js';
import type { Stretch } from '../../text/words/identity.js';
import { tokenize } from '../../text/words/tokens.js';
import { findOrganisations } from './skills-in-names.js';
import { hasToken, type ListItem, readItems } from './skills-items.js';
import { findAsides, findHeadings, findLists } from './skills-lists.js';

/** The most skills listed beyond what the job asks for: nobody reads more. */
const MAX_OTHERS = 60;
/** Weight of a word that every occupation uses, see `termWeight`. */
const GENERIC = 0.15;
const soft: ReadonlySet<string> = new Set(loadWords('soft-skills'));

/** A skill a resume names, known to the taxonomy or in the person's own words. */
export interface NamedSkill {
  readonly name: string;
  /** Id in the taxonomy; null for the person's own words. */
  readonly id: number | null;
  readonly count: number;
  readonly first: number;
  /** True when the person lists it as a skill. */
  readonly isListed: boolean;
  /** True when a list entry that says more, or a certificate, represents it. Listed only when asked for. */
  readonly isPart: boolean;
}

/** Long words in capitals are put in lower case; short ones are mostly abbreviations. */
function calm(text: string): string {
  const isShouted = text === text.toUpperCase();
  const shown = isShouted ? text.replace(/\p{L}{6,}/gu, (word) => word.toLowerCase()) : text;
  // 'iOS' and 'eBay' begin with a small letter.
  return /^\p{Ll}+(?!\p{L})/u.test(shown) ? shown.charAt(0).toUpperCase() + shown.slice(1) : shown;
}

/** The skill of which an entry is exactly a written form; undefined when the entry is more or something else. */
function wholeHit(item: ListItem, hits: readonly SkillHit[]): SkillHit | undefined {
  const [hit] = hits;
  const [length, full] = hit ? [hit.end - hit.start, item.text.length] : [0, 1];
  return hits.length === 1 && full - length <= 1 && hit?.skill.isOccupation === false
    ? hit
    : undefined;
}

/** The skills in a list entry; the added comma marks everyday words as an entry. */
function hitsOfItem(item: string): readonly SkillHit[] {
  const text = `${item},`;
  return findSkillHits(text, tokenize(text));
}

/** 'Word and Excel' are two skills if each is known by itself. */
function splitPair(item: ListItem): readonly ListItem[] {
  const sides = item.text.split(/\s(?:and|&|und|et|y|e|en|i)\s/);
  if (sides.length !== 2) return [item];
  const isKnown = sides.every((side) => {
    const [hit] = hitsOfItem(side);
    return hit !== undefined && hit.end - hit.start >= side.length - 1;
  });
  return isKnown ? sides.map((text) => ({ ...item, text })) : [item];
}

/** True for one word that says nothing alone ('Business', 'Real'), of which lists of keywords are full. */
function saysNothing(text: string): boolean {
  const [only, ...others] = tokenize(text);
  return only !== undefined && others.length === 0 && termWeight(only.stem) <= GENERIC;
}

/**
 * The skills a resume names, each once. Entries of skill lists are taken as the person wrote them, under the taxonomy's
 * name where they are one of its written forms; elsewhere only skills known to the taxonomy count, and not within an
 * organisation's name (`employers`: those found in the work history).
 */
export function readSkills(
  resume: AnalysedText,
  employers: readonly string[],
  lists = findLists(resume),
): readonly NamedSkill[] {
  const { text, tokens, skillHits, certificateHits: certificates } = resume;
  const starts = new Set(tokens.map((token) => token.start));
  const isInCertificate = containment(certificates);
  const found = new Map<string, NamedSkill>();
  const add = (
    [name, id]: readonly [string, number | null],
    first: number,
    isListed: boolean,
    isPart = false,
  ) => {
    const key = name.toLowerCase();
    const known = found.get(key);
    found.set(key, {
      name: known?.name ?? name,
      id: known?.id ?? id,
      count: (known?.count ?? 0) + 1,
      first: known?.isListed === true || !isListed ? (known?.first ?? first) : first,
      isListed: isListed || known?.isListed === true,
      isPart: isPart && known?.isPart !== false,
    });
  };
  /** Entries that say more than the taxonomy's name within them and so represent it. */
  const ownWords: Stretch[] = [];
  const whole: Stretch[] = [];
  const listed: Stretch[] = [];
  for (const { start, end } of lists.filter(({ kind }) => kind === 'skills')) {
    listed.push({ start, end });
    for (const item of readItems(text, start, end).flatMap(splitPair)) {
      // Statements that count for nothing have no tokens.
      if (!hasToken(item, starts)) continue;
      const hits = hitsOfItem(item.text);
      const hit = wholeHit(item, hits);
      if (hit) {
        // The person's own word is kept unless it is just another way to write the taxonomy's name.
        const name = isFormOf(item.text, hit.called) ? hit.called : calm(item.text);
        add([name, hit.skill.id], item.start, true);
        whole.push(item);
        continue;
      }
      if (isInCertificate(item) || saysNothing(item.text)) continue;
      add([calm(item.text), null], item.start, true);
      ownWords.push({ start: item.start, end: item.end });
    }
  }
  const isWhole = containment(whole);
  const isInOwnWords = containment(ownWords);
  const isInList = containment(listed);
  const isInName = containment([
    ...findOrganisations(text, employers),
    ...findHeadings(text),
    ...findAsides(text),
  ]);
  for (const hit of skillHits) {
    if (hit.skill.isOccupation || isWhole(hit)) continue;
    const isListed = isInList(hit);
    if (!isListed && isInName(hit)) continue;
    // Certificates have their own list: they appear among skills only when the job asks for them.
    const isCertificate =
      isInCertificate(hit) &&
      certificates.some(
        (each) =>
          hit.start >= each.start && hit.end <= each.end && isFormOf(hit.called, each.called),
      );
    const isPart = isCertificate || isInOwnWords(hit);
    add([hit.called, hit.skill.id], hit.start, isListed, isPart);
  }
  return [...found.values()];
}

/**
 * The names of skills in the order a recruiter reads them: all that the job asks for (`wanted`: weight by id), then the
 * person's own list in its order, then others named, most often first. Traits come last.
 */
export function listSkills(
  skills: readonly NamedSkill[],
  wanted: ReadonlyMap<number, number>,
): readonly string[] {
  const weightOf = ({ id }: NamedSkill) => (id === null ? 0 : (wanted.get(id) ?? 0));
  const isSoft = ({ name }: NamedSkill) => soft.has(name.toLowerCase());
  const asked = skills
    .filter((skill) => weightOf(skill) > 0)
    .sort((a, b) => weightOf(b) - weightOf(a) || b.count - a.count || a.first - b.first);
  const others = skills
    .filter((skill) => weightOf(skill) === 0 && !skill.isPart)
    .sort(
      (a, b) =>
        Number(isSoft(a)) - Number(isSoft(b)) ||
        Number(b.isListed) - Number(a.isListed) ||
        (a.isListed ? 0 : b.count - a.count) ||
        a.first - b.first,
    )
    .slice(0, MAX_OTHERS);
  return [...asked, ...others].map(({ name }) => name);
}
