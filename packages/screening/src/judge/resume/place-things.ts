import type { AnalysedText } from '../../text/analyse.js';
import type { SkillHit } from '../../text/terms/skill-matcher.js';
import { coverage } from '../../text/words/coverage.js';
import type { Token } from '../../text/words/tokens.js';
import { knowledge } from '../things/knowledge.js';
import { type Likeness, thingsLike } from '../things/likeness.js';
import { thingsShownBy } from '../things/shown-by.js';
import { findThings, thingOf } from '../things/things.js';
import { findEmployerPlaces } from './employer-places.js';
import type { DatedBlock } from './evidence-years.js';
import { HEADING_LINES, isItem } from './headings.js';
import { findLedPeople } from './led-people.js';

/** A thing that a resume shows at one place, by naming it or by the title of a job. */
export interface ThingPlace {
  readonly id: number;
  readonly field: string;
  /** Character offsets, end exclusive. */
  readonly start: number;
  readonly end: number;
  readonly segment: number;
  /** True when it is written as a name: with a capital within the statement, or in capitals. */
  readonly isProper: boolean;
  /** True when only the title of a job stands for it. */
  readonly isOfTitle: boolean;
}

/** The thing that people show who say how many they lead. */
const LED = 'leading a team';
const YEAR = /(?:19|20)\d\d/;

/** Puts each hit into its segment; both are in the order of the text. */
function* inSegments<Hit extends { readonly start: number }>(
  hits: readonly Hit[],
  { segments }: AnalysedText,
): Generator<readonly [Hit, number]> {
  let segment = 0;
  for (const hit of hits) {
    while ((segments[segment]?.end ?? Infinity) <= hit.start) segment += 1;
    yield [hit, segment];
  }
}

/** The things that a resume shows by name. */
export interface NamedThings {
  /** Those that it names, and the jobs and things that its job titles and employers stand for, in the order of the text. */
  readonly places: readonly ThingPlace[];
  /** Names of employers that are names of things too, which show nothing: somebody who worked for Sage need not know its software. */
  readonly employers: readonly Pick<SkillHit, 'start' | 'end'>[];
}

/** Finds the things that a resume shows by name. */
export function findThingPlaces(
  analysis: AnalysedText,
  blocks: readonly DatedBlock[],
): NamedThings {
  const { text, tokens, segments } = analysis;
  const begins = coverage(
    blocks.map(({ first }) => ({ start: first, end: first + HEADING_LINES })),
    segments.length,
  );
  const isHeading = (at: number) =>
    YEAR.test(segments[at]?.text ?? '') || (begins(at) && !isItem(analysis, at));
  const isProper = (start: number, end: number, name: string) => {
    const written = text.slice(start, end);
    // A common noun with a capital is what a statement begins with, a title or a name of something else.
    return /\p{Lu}.*[\p{Lu}\d]/u.test(written) || (/^\p{Lu}/u.test(written) && written === name);
  };
  const places: ThingPlace[] = [];
  const titles = [...inSegments(knowledge().findTitles(text, tokens), analysis)].filter(
    ([, segment]) => isHeading(segment),
  );
  const employers = findEmployerPlaces(analysis, blocks, titles);
  const hidden: SkillHit[] = [];
  for (const [hit, segment] of inSegments(findThings(text, tokens, analysis), analysis)) {
    if (employers.some(({ start, end }) => start <= hit.start && hit.end <= end)) {
      hidden.push(hit);
      continue;
    }
    places.push({
      id: hit.skill.id,
      field: hit.skill.field,
      start: hit.start,
      end: hit.end,
      segment,
      isProper: isProper(hit.start, hit.end, hit.skill.name),
      isOfTitle: false,
    });
  }
  for (const [hit, segment] of titles) {
    for (const { id, field } of [hit.job, ...hit.things])
      places.push({
        id,
        field,
        start: hit.start,
        end: hit.end,
        segment,
        isProper: false,
        isOfTitle: true,
      });
  }
  const led = knowledge().byName.get(LED);
  if (!led) throw new Error(`Nothing is called '${LED}'.`);
  for (const segment of findLedPeople(analysis, blocks)) {
    const { start, end } = segments[segment] ?? { start: 0, end: 0 };
    places.push({
      ...{ id: led.id, field: led.field, start, end, segment },
      ...{ isProper: false, isOfTitle: false },
    });
  }
  for (const { sector, start, end, segment, isShown } of employers)
    if (isShown)
      places.push({
        ...{ id: sector, field: thingOf(sector).field, start, end, segment },
        ...{ isProper: false, isOfTitle: true },
      });
  return { places: places.toSorted((a, b) => a.start - b.start), employers: hidden };
}

/** The segments that show each thing, and the things that work shows without naming them. */
export interface PlacedThings {
  readonly thing: ReadonlyMap<number, readonly number[]>;
  /** Things that work shows without naming them, by the segment. */
  readonly work: ReadonlyMap<number, ReadonlySet<number>>;
  /** The thing that each segment is most like, where it clearly is. */
  readonly like: ReadonlyMap<number, number>;
  /** The segments that show each thing in other words than a title. */
  readonly done: ReadonlyMap<number, readonly number[]>;
}

/** How like a thing a statement has to be to show it. */
const LIKE = { words: 4, cosine: 0.6 } as const;

const isLike = ({ words, cosine }: Likeness) => words >= LIKE.words && cosine >= LIKE.cosine;

/** How like a thing a statement has to be to speak of its field of work. */
const LIKE_FIELD = { words: 3, cosine: 0.8 } as const;

/** Things that the words of a segment show, and those that the segment is like. */
interface ReadSegment {
  readonly shown: ReadonlyMap<number, { readonly isName: boolean }>;
  readonly like: readonly number[];
  /** The thing it is most like, where it clearly is. */
  readonly most: number | null;
}

/** Finds what the words of a segment show; segments of which all words count are read once for all readings of a resume. */
export function createSegmentReader(codes: readonly string[]) {
  const known = new Map<number, ReadSegment>();
  return (segment: number, words: readonly Token[], isWhole: boolean) => {
    const made = isWhole ? known.get(segment) : undefined;
    if (made) return made;
    const { sisters } = knowledge().links;
    const shown = thingsShownBy(words, { codes });
    // A word is evidence once: those of a thing that is named show no other by likeness.
    const spent = new Set(
      [...shown.values()].flatMap(({ isName, words: own }) =>
        isName ? own.map(({ start }) => start) : [],
      ),
    );
    const alike = thingsLike(words.filter(({ start }) => !spent.has(start)));
    const [first] = alike;
    const isClear = first && first.words >= LIKE_FIELD.words && first.cosine >= LIKE_FIELD.cosine;
    const read = {
      shown,
      like: alike.flatMap((each, at) => {
        // Of sisters only the one that the statement is most like is shown.
        const isSister = alike.slice(0, at).some(({ id }) => sisters.get(id)?.has(each.id));
        return isLike(each) && !isSister ? each.id : [];
      }),
      most: isClear ? first.id : null,
    };
    if (isWhole) known.set(segment, read);
    return read;
  };
}

/**
 * The segments that show each thing: by its name, a title or other words. `words` are those of each segment that count,
 * and `isLeftOut` says of a character offset whether what is there shows nothing.
 */
export function placeThings(
  named: readonly ThingPlace[],
  words: readonly { readonly kept: readonly Token[]; readonly isWhole: boolean }[],
  readSegment: ReturnType<typeof createSegmentReader>,
  isLeftOut: (at: number) => boolean,
): PlacedThings {
  const thing = new Map<number, number[]>();
  const done = new Map<number, number[]>();
  const addTo = (map: Map<number, number[]>, id: number, segment: number) => {
    const list = map.get(id);
    if (!list) map.set(id, [segment]);
    else if (!list.includes(segment)) list.push(segment);
  };
  const add = (id: number, segment: number, isOfTitle = false) => {
    addTo(thing, id, segment);
    if (!isOfTitle) addTo(done, id, segment);
  };
  for (const { id, start, segment, isOfTitle } of named)
    if (!isLeftOut(start)) add(id, segment, isOfTitle);
  const work = new Map<number, Set<number>>();
  const likeOf = new Map<number, number>();
  for (const [segment, { kept, isWhole }] of words.entries()) {
    const { shown, like, most } = readSegment(segment, kept, isWhole);
    if (most !== null) likeOf.set(segment, most);
    for (const [id, { isName }] of shown) {
      add(id, segment);
      if (!isName) work.set(segment, (work.get(segment) ?? new Set()).add(id));
    }
    for (const id of like) add(id, segment);
  }
  return { thing, work, done, like: likeOf };
}
