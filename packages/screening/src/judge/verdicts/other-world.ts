import { loadWorlds } from '../../data/judging.js';
import { termWeight } from '../../text/language/term-weight.js';
import { tokenize } from '../../text/words/tokens.js';
import type { Requirement } from '../requirement/requirement.js';
import { partsOf } from '../resume/job-parts.js';
import type { JudgedResume } from '../resume/judged-resume.js';
import type { ThingPlace } from '../resume/place-things.js';
import { otherSenses } from '../senses/senses.js';
import { proofsOf } from '../things/proofs.js';
import { thingOf } from '../things/things.js';

const worldsOf = new Map<string, string[]>();
for (const [world, fields] of Object.entries(loadWorlds())) {
  for (const field of fields) worldsOf.set(field, [...(worldsOf.get(field) ?? []), world]);
}

/** So many things of another world of work say that a resume belongs there. */
const ELSEWHERE = 2;

interface Asked {
  /** The worlds of work that a criterion belongs to; none where anybody may be asked for it. */
  readonly worlds: ReadonlySet<string>;
  readonly things: ReadonlySet<number>;
  readonly stems: ReadonlySet<string>;
  /** Its words that tell something, in order: said in full, they mean what they say. */
  readonly phrase: readonly string[];
}

const known = new WeakMap<Requirement, Asked>();

/** The stems of a text without its function words. */
const phraseOf = (text: string): readonly string[] =>
  tokenize(text).flatMap(({ stem }) => (termWeight(stem) > 0 ? stem : []));

/** True where a statement has the words of a criterion of several words one after the other. */
function saysInFull({ phrase }: Asked, text: string): boolean {
  if (phrase.length < 2) return false;
  const stems = phraseOf(text);
  return stems.some((_, at) => phrase.every((stem, offset) => stems[at + offset] === stem));
}

function readAsked(requirement: Requirement): Asked {
  const made = known.get(requirement);
  if (made) return made;
  const units = requirement.demands.flatMap(({ options }) => options.flat());
  const things = units.flatMap((unit) => (unit.kind === 'thing' ? unit : []));
  const asked = {
    worlds: new Set(
      things.flatMap(({ fields }) => fields.flatMap((field) => worldsOf.get(field) ?? [])),
    ),
    things: new Set(things.flatMap(({ ids }) => ids.flatMap((id) => [...proofsOf(id).shown]))),
    stems: new Set(tokenize(requirement.criterion.text).map(({ stem }) => stem)),
    phrase: phraseOf(requirement.criterion.text),
  };
  known.set(requirement, asked);
  return asked;
}

/** True when things named among these speak of other worlds of work alone. */
function isElsewhere(
  asked: Asked,
  named: readonly ThingPlace[],
  part: readonly number[],
  { analysis, places }: JudgedResume,
): boolean {
  const elsewhere = new Set<number>();
  for (const segment of part) {
    const like = places.like.get(segment);
    const worlds = like === undefined ? undefined : worldsOf.get(thingOf(like).field);
    if (like !== undefined && worlds && !worlds.some((world) => asked.worlds.has(world)))
      elsewhere.add(like);
  }
  for (const { id, field, start, end } of named) {
    const worlds = worldsOf.get(field);
    if (!worlds || asked.things.has(id)) continue;
    // A name of the criterion's own words says nothing more than they do.
    const words = tokenize(analysis.text.slice(start, end));
    if (words.every(({ stem }) => asked.stems.has(stem))) continue;
    if (worlds.some((world) => asked.worlds.has(world))) return false;
    elsewhere.add(id);
  }
  return elsewhere.size >= ELSEWHERE;
}

/**
 * The segments in which the words of a criterion mean something else: their job speaks of another world of work, and of
 * the criterion's own by nothing but these words. A sales pipeline is none of a pipeline designer's. What is written as
 * a name, has a name of several words, or is shown by work, means what it says.
 */
export function foreignSegments(
  requirement: Requirement,
  resume: JudgedResume,
): ReadonlySet<number> {
  const asked = readAsked(requirement);
  const foreign = new Set(otherSenses(requirement.senses(), resume));
  if (asked.worlds.size === 0) return foreign;
  const bySegment = new Map<number, ThingPlace[]>();
  for (const place of resume.named) {
    const others = bySegment.get(place.segment);
    if (others) others.push(place);
    else bySegment.set(place.segment, [place]);
  }
  for (const part of partsOf(resume)) {
    const named = part.flatMap((segment) => bySegment.get(segment) ?? []);
    if (!isElsewhere(asked, named, part, resume)) continue;
    const sure = new Set(
      named.flatMap(({ id, segment, isProper, start, end }) => {
        const isWhole = phraseOf(resume.analysis.text.slice(start, end)).length > 1;
        return (isProper || isWhole) && asked.things.has(id) ? segment : [];
      }),
    );
    for (const segment of part) {
      const work = resume.places.work.get(segment) ?? [];
      const isSure =
        sure.has(segment) ||
        [...work].some((id) => asked.things.has(id)) ||
        saysInFull(asked, resume.analysis.segments[segment]?.text ?? '');
      if (!isSure) foreign.add(segment);
    }
  }
  return foreign;
}
