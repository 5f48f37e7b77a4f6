import type { Concept } from '../../data/evidence.js';
import type { Skill } from '../../text/terms/skill-matcher.js';

/** A concept of the data with the thing it is. */
export type KnownConcept = readonly [thing: Skill, concept: Concept];

type Graph = ReadonlyMap<number, ReadonlySet<number>>;
/** Links between things, from and to, by id. */
type Pairs = readonly (readonly [from: number, to: number])[];

/** How things show each other, by id. */
export interface Links {
  /** The more general things that each one proves. */
  readonly generals: Graph;
  /** The special cases of each one. */
  readonly specials: Graph;
  /** Things of the same kind. */
  readonly sisters: Graph;
}

/** Links as the package's build stores them. */
export interface StoredLinks {
  readonly implied: Pairs;
  readonly alike: Pairs;
}

/** Reads from the data how things show each other. */
export function readLinks(
  concepts: readonly KnownConcept[],
  thingNamed: (name: string) => Skill,
): StoredLinks {
  const read = (list: 'implies' | 'sisters') =>
    concepts.flatMap(([{ id }, concept]) =>
      concept[list].map((name) => [id, thingNamed(name).id] as const),
    );
  return { implied: read('implies'), alike: read('sisters') };
}

function link(pairs: Pairs): Graph {
  const links = new Map<number, Set<number>>();
  for (const [from, to] of pairs) {
    const known = links.get(from);
    if (known) known.add(to);
    else links.set(from, new Set([to]));
  }
  return links;
}

/** Opens links that were stored. */
export function openLinks({ implied, alike }: StoredLinks): Links {
  const back = (pairs: Pairs) => pairs.map(([from, to]) => [to, from] as const);
  return {
    generals: link(implied),
    specials: link(back(implied)),
    sisters: link([...alike, ...back(alike)]),
  };
}
