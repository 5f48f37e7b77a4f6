import { readFileSync } from 'node:fs';
import { compiledFile } from '../../compiled-file.js';
import { foreignLanguages } from '../../data/evidence.js';
import { createPatternMatcher, type FindHits } from '../../text/terms/phrase-matcher.js';
import type { Skill } from '../../text/terms/skill-matcher.js';
import type { StoredKnowledge } from './concepts.js';
import { type FindEmployers, openEmployers } from './employers.js';
import { type Links, openLinks } from './links.js';
import { type FindTitles, openTitles } from './titles.js';
import { openIndex, type StoredIndex, type WordingIndex } from './wording-index.js';

/** All that is known of what shows a thing. */
export interface Knowledge {
  /** By name in lower case: what the taxonomy and the certificates both name is one thing. */
  readonly byName: ReadonlyMap<string, Skill>;
  readonly findConcepts: FindHits;
  readonly links: Links;
  readonly findTitles: FindTitles;
  readonly findEmployers: FindEmployers;
  readonly isSector: (id: number) => boolean;
  /** The thing with this id. Throws for an id that nothing has. */
  thingOf(id: number): Skill;
  /** The English names of things, and the wordings of work that shows them. */
  readonly wordings: WordingIndex;
  /** The names of things in another language (ISO 639-1); null where they have none. */
  namesIn(code: string): WordingIndex | null;
}

function read<Stored>(name: string): Stored {
  return JSON.parse(readFileSync(compiledFile(`knowledge/${name}.json`), 'utf8')) as Stored;
}

function open(): Knowledge {
  const { things, names, links, titles, sectors } = read<StoredKnowledge>('things');
  const byId = new Map([...things, ...titles.jobs].map((thing) => [thing.id, thing]));
  const thingOf = (id: number) => {
    const thing = byId.get(id);
    if (!thing) throw new Error(`Nothing has the id ${id}.`);
    return thing;
  };
  const sectorIds = new Set(sectors.map(({ id }) => id));
  const foreign = new Map<string, WordingIndex | null>();
  return {
    byName: new Map(things.map((thing) => [thing.name.toLowerCase(), thing])),
    findConcepts: createPatternMatcher(names, thingOf, { takesAll: true }),
    links: openLinks(links),
    findTitles: openTitles(titles, thingOf),
    findEmployers: openEmployers(sectors),
    isSector: (id) => sectorIds.has(id),
    thingOf,
    wordings: openIndex(read<StoredIndex>('wordings')),
    namesIn(code) {
      const known = foreign.get(code);
      if (known !== undefined) return known;
      const hasNames = foreignLanguages.some((language) => language === code);
      const index = hasNames ? openIndex(read<StoredIndex>(`names-${code}`)) : null;
      foreign.set(code, index);
      return index;
    },
  };
}

let opened: Knowledge | undefined;

/** Read when a resume is first judged: most processes judge none. */
export function knowledge(): Knowledge {
  opened ??= open();
  return opened;
}
