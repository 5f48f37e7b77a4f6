import {
  type Concept,
  type EvidenceField,
  foreignLanguages,
  loadEvidence,
} from '../../data/evidence.js';
import { loadSectors, withSectors } from '../../data/sectors.js';
import { allCertificates } from '../../text/terms/certificate-matcher.js';
import { type Pattern, readPatterns, type WrittenForm } from '../../text/terms/phrase-matcher.js';
import { allSkills, type Skill } from '../../text/terms/skill-matcher.js';
import { type KnownConcept, readLinks, type StoredLinks } from './links.js';
import { readTitles, type StoredTitles } from './titles.js';
import { indexWordings } from './wording-index.js';
import { readForeignNames, readWordings } from './wordings.js';

/** Ids of things that neither the taxonomy nor the certificates name begin here. */
const FIRST_ID = 2_000_000;
const SHORT = 2;
const keyOf = (name: string) => name.toLowerCase();

function nameThings(fields: readonly EvidenceField[]): ReadonlyMap<string, Skill> {
  const known = new Map<string, Skill>();
  // Of the same name, a certificate is more than a skill, and a skill more than an occupation.
  const occupations = allSkills().filter(({ isOccupation }) => isOccupation);
  const skills = allSkills().filter(({ isOccupation }) => !isOccupation);
  for (const each of [...occupations, ...skills, ...allCertificates()])
    known.set(keyOf(each.name), each);
  for (const { field, concepts } of fields) {
    for (const { name } of concepts) {
      if (known.has(keyOf(name))) continue;
      known.set(keyOf(name), { id: FIRST_ID + known.size, name, field, isOccupation: false });
    }
  }
  return known;
}

function formsOf({ name, names, exact }: Concept): readonly WrittenForm[] {
  // Names in other languages are found by the words they are made of, whatever their endings (wordings.ts).
  return [...new Set([name, ...(names.en ?? []), ...exact])].map((text) => ({
    text,
    isExact: exact.includes(text),
    // Two letters stand for many things: they count beside another thing of the field.
    isEveryday: text.length <= SHORT,
    called: name,
  }));
}

/** A sector of work with the phrases by which its employers are known. */
export interface StoredSector {
  readonly id: number;
  readonly employers: readonly string[];
  readonly byEmployer: boolean;
}

/** All that is known of what shows a thing, but for its wordings, as the package's build stores it. */
export interface StoredKnowledge {
  /** A thing named by both the taxonomy and the certificates is one thing. */
  readonly things: readonly Skill[];
  readonly names: readonly Pattern[];
  readonly links: StoredLinks;
  readonly titles: StoredTitles;
  readonly sectors: readonly StoredSector[];
}

/**
 * Reads the data of what shows a thing: the tables that the build stores, by their names. It takes a second of processor time.
 * Throws for data that refers to what isn't there.
 */
export function readKnowledge(): Readonly<Record<string, object>> {
  const fields = withSectors(loadEvidence());
  const byName = nameThings(fields);
  const thingNamed = (name: string): Skill => {
    const thing = byName.get(keyOf(name));
    if (!thing) throw new Error(`Nothing is called '${name}' in the data of what shows a thing.`);
    return thing;
  };
  const concepts = fields.flatMap((field) =>
    field.concepts.map((concept): KnownConcept => [thingNamed(concept.name), concept]),
  );
  const titles = fields.flatMap((field) => field.titles);
  const things: StoredKnowledge = {
    things: [...byName.values()],
    names: readPatterns(concepts.map(([thing, concept]) => [thing, formsOf(concept)] as const)),
    links: readLinks(concepts, thingNamed),
    titles: readTitles(titles, thingNamed),
    sectors: loadSectors().map(({ name, employers, byEmployer }) => ({
      id: thingNamed(name).id,
      employers,
      byEmployer,
    })),
  };
  const foreign = foreignLanguages.map(
    (code) => [`names-${code}`, indexWordings(readForeignNames(concepts, code))] as const,
  );
  return {
    things,
    wordings: indexWordings(readWordings(concepts)),
    ...Object.fromEntries(foreign),
  };
}
