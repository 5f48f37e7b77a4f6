import { degreeLevels } from '../../facts/degree.js';
import type { YearsOfExperience } from '../../facts/work/years.js';
import type { AnalysedText } from '../../text/analyse.js';
import { coverage } from '../../text/words/coverage.js';
import { replaceStretches } from '../../text/words/identity.js';
import type { Token } from '../../text/words/tokens.js';
import { type Frame, type FramedStretch, framedStretches } from '../frames/frames.js';
import { ANYWHERE } from '../things/things.js';
import { ENDS_CLAUSE } from '../words/clause.js';
import { abbreviationsIn, initialsOf, longNamesIn, namedRuns } from '../words/initials.js';
import { rootsInAll } from '../words/root.js';
import { asideStretches } from './asides.js';
import { type DatedBlock, datedBlocks } from './evidence-years.js';
import { listSegments } from './list-segments.js';
import {
  createSegmentReader,
  findThingPlaces,
  type NamedThings,
  type PlacedThings,
  placeThings,
  type ThingPlace,
} from './place-things.js';

/** The statements of a resume that count, prepared for judging. */
export interface JudgedResume {
  readonly analysis: AnalysedText;
  readonly years: YearsOfExperience;
  /** Segment indexes in which each thing and each word is found. */
  readonly places: PlacedThings & {
    readonly word: ReadonlyMap<string, readonly number[]>;
    /** Clauses in which each word is found, numbered through the text; commas, colons, brackets and dashes end one. */
    readonly clause: ReadonlyMap<string, readonly number[]>;
  };
  /** Segments with each abbreviation, in lower case. */
  readonly abbreviations: ReadonlyMap<string, readonly number[]>;
  /** Segments with a name of several words, by its initials in lower case. */
  readonly initials: ReadonlyMap<string, readonly number[]>;
  /** Segments with the name of a known abbreviation in full, by its letters in lower case. */
  readonly longNames: ReadonlyMap<string, readonly number[]>;
  /** The text with blanks in place of what shows nothing. */
  readonly kept: string;
  /** Segments that only list words: by their form, or under a heading of skills. */
  readonly lists: ReadonlySet<number>;
  /** Fields of work that the resume also mentions outside its lists. */
  readonly fields: ReadonlySet<string>;
  /** Where it names a thing. */
  readonly named: readonly ThingPlace[];
  readonly blocks: readonly DatedBlock[];
  /** Segments that name a degree, with its highest level. */
  readonly degrees: readonly { readonly segment: number; readonly level: number }[];
}

/** One resume, read by the frames of its statements. */
export interface FramedResume {
  /** Plainly done or held, or a share of somebody else's work. */
  readonly shown: JudgedResume;
  /** The same without the shares of somebody else's work; null where there are none. */
  readonly ownWork: JudgedResume | null;
  /** The same with what is not finished yet; null where nothing is. */
  readonly unfinished: JudgedResume | null;
  /** Statements that the resume denies or calls lapsed, and nothing else; null where there are none. */
  readonly denied: JudgedResume | null;
  /** The work of other people that it mentions, and nothing else; null where there is none. Read when it is first needed. */
  readonly others: () => JudgedResume | null;
}

function addTo(map: Map<string, number[]>, key: string, value: number): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}

interface Reading {
  readonly analysis: AnalysedText;
  readonly years: YearsOfExperience;
  readonly blocks: readonly DatedBlock[];
  readonly lists: ReadonlySet<number>;
  readonly named: NamedThings;
  readonly readSegment: ReturnType<typeof createSegmentReader>;
  /** Languages (ISO 639-1) of the job and the resume. */
  readonly codes: readonly [job: string, ...resume: string[]];
}

type Stretches = readonly Pick<FramedStretch, 'start' | 'end'>[];

function fieldsOf({ analysis, lists }: Reading): ReadonlySet<string> {
  const fields = new Set(ANYWHERE);
  let at = 0;
  for (const hit of analysis.skillHits) {
    while ((analysis.segments[at]?.end ?? Infinity) <= hit.start) at += 1;
    if (!lists.has(at)) fields.add(hit.skill.field);
  }
  return fields;
}

/** The resume without some stretches of its text. */
function readWithout(reading: Reading, left: Stretches): JudgedResume {
  const { analysis, years, blocks, lists, named, codes } = reading;
  const { segments, tokens, segmentOfToken, text } = analysis;
  const rootsOf = rootsInAll(codes);
  const isLeftOut = coverage(left, text.length);
  const isEmployer = coverage(named.employers, text.length);
  const word = new Map<string, number[]>();
  const clause = new Map<string, number[]>();
  const bySegment = segments.map(() => ({ kept: [] as Token[], isWhole: true }));
  let clauses = 0;
  for (const [index, token] of tokens.entries()) {
    const segment = segmentOfToken[index] ?? -1;
    const before = tokens[index - 1];
    const isNext = before && segmentOfToken[index - 1] === segment;
    if (!isNext || ENDS_CLAUSE.test(text.slice(before.end, token.start))) clauses += 1;
    if (segment < 0 || isEmployer(token.start)) continue;
    const own = bySegment[segment];
    if (isLeftOut(token.start)) {
      if (own) own.isWhole = false;
      continue;
    }
    own?.kept.push(token);
    for (const root of rootsOf(token)) {
      addTo(word, root, segment);
      addTo(clause, root, clauses);
    }
  }
  const abbreviations = new Map<string, number[]>();
  const initials = new Map<string, number[]>();
  const longNames = new Map<string, number[]>();
  for (const [segment, { kept: some }] of bySegment.entries()) {
    for (const letters of abbreviationsIn(some, text)) addTo(abbreviations, letters, segment);
    for (const { letters } of longNamesIn(some)) addTo(longNames, letters, segment);
    for (const name of namedRuns(some, text))
      for (const { letters } of initialsOf(name, text)) addTo(initials, letters, segment);
  }
  const blank = [...left, ...analysis.ignored];
  const kept = replaceStretches(text, blank, (stretch) => ' '.repeat(stretch.length));
  const degrees = segments.flatMap((each, segment) => {
    const levels = degreeLevels(kept.slice(each.start, each.end));
    return levels.length > 0 ? [{ segment, level: Math.max(...levels) }] : [];
  });
  return {
    analysis,
    years,
    places: {
      ...placeThings(named.places, bySegment, reading.readSegment, isLeftOut),
      word,
      clause,
    },
    abbreviations,
    initials,
    longNames,
    kept,
    lists,
    fields: fieldsOf(reading),
    named: named.places.filter(({ start }) => !isLeftOut(start)),
    blocks,
    degrees,
  };
}

/** Gaps between some stretches of a text of this length. */
function between(stretches: Stretches, length: number): Stretches {
  const gaps: { start: number; end: number }[] = [];
  let reached = 0;
  for (const { start, end } of stretches.toSorted((a, b) => a.start - b.start)) {
    if (start > reached) gaps.push({ start: reached, end: start });
    reached = Math.max(reached, end);
  }
  return [...gaps, { start: reached, end: length }];
}

/**
 * Prepares a resume once for all criteria. `asOf` ('YYYY-MM') is what 'present' means; `codes` are the job's language and
 * the resume's. Denied, lapsed, intended and unfinished things, the work of others, hobbies and referees show nothing.
 */
export function prepareForJudging(
  analysis: AnalysedText,
  years: YearsOfExperience,
  asOf: string,
  codes: readonly [job: string, ...resume: string[]] = ['en'],
): FramedResume {
  const blocks = datedBlocks(analysis, asOf);
  const reading: Reading = {
    analysis,
    years,
    blocks,
    lists: listSegments(analysis.segments, blocks, codes[0]),
    named: findThingPlaces(analysis, blocks),
    codes,
    readSegment: createSegmentReader(codes),
  };
  const asides = asideStretches(analysis.segments);
  const framed = framedStretches(analysis, codes, asOf);
  const has = (...frames: readonly Frame[]) => framed.some(({ frame }) => frames.includes(frame));
  const without = (...kept: readonly Frame[]) => [
    ...asides,
    ...framed.filter(({ frame }) => !kept.includes(frame)),
  ];
  /** These frames and nothing else. */
  const only = (...frames: readonly Frame[]) => {
    const stretches = framed.filter(({ frame }) => frames.includes(frame));
    return stretches.length > 0
      ? readWithout(reading, between(stretches, analysis.text.length))
      : null;
  };
  // Few verdicts ask for it.
  let others: JudgedResume | null | undefined;
  return {
    shown: readWithout(reading, without('tookPart')),
    ownWork: has('tookPart') ? readWithout(reading, without()) : null,
    unfinished: has('inProgress') ? readWithout(reading, without('tookPart', 'inProgress')) : null,
    denied: only('denies', 'lapsed'),
    others: () => (others === undefined ? (others = only('others')) : others),
  };
}
