import type { YearsOfExperience } from '../facts/work/years.js';
import type { AnalysedText } from '../text/analyse.js';
import type { SkillHit } from '../text/terms/skill-matcher.js';
import { replaceStretches } from '../text/words/identity.js';
import { degreeLevels } from './degree.js';
import { type DatedBlock, datedBlocks } from './evidence-years.js';
import { type FramedStretch, framedStretches } from './frames.js';
import { listSegments } from './listed.js';
import { rootsIn } from './root.js';

/** A resume prepared for judging. */
export interface JudgedResume {
  readonly analysis: AnalysedText;
  readonly years: YearsOfExperience;
  /** Segment indexes in which each thing is found. */
  readonly places: {
    readonly skill: ReadonlyMap<number, readonly number[]>;
    readonly certificate: ReadonlyMap<number, readonly number[]>;
    readonly word: ReadonlyMap<string, readonly number[]>;
  };
  /** Segments that only list words: by their form, or under a heading of skills. */
  readonly lists: ReadonlySet<number>;
  /** Fields of work that the resume also mentions outside its lists. */
  readonly fields: ReadonlySet<string>;
  readonly blocks: readonly DatedBlock[];
  /** Segments that name a degree, with its highest level. */
  readonly degrees: readonly { readonly segment: number; readonly level: number }[];
  /** The same without what the person only took part in; null where there is no such thing. */
  readonly ownWork: JudgedResume | null;
}

/** Fields whose skills people of every trade list, so that no described work has to back them. */
const ANYWHERE = ['languages', 'office and administration', 'management', 'customer service'];

function addTo<Key>(map: Map<Key, number[]>, key: Key, segment: number): void {
  const list = map.get(key);
  if (list) list.push(segment);
  else map.set(key, [segment]);
}

interface PrepareInput {
  readonly analysis: AnalysedText;
  readonly years: YearsOfExperience;
  /** 'YYYY-MM': what 'present' means. */
  readonly asOf: string;
  readonly code: string;
}

function prepare(
  { analysis, years, asOf, code }: PrepareInput,
  left: readonly FramedStretch[],
): Omit<JudgedResume, 'ownWork'> {
  const rootOf = rootsIn(code);
  const { segments, tokens, segmentOfToken } = analysis;
  const isLeftOut = (at: number) => left.some(({ start, end }) => at >= start && at < end);
  const placeHits = (hits: readonly SkillHit[]) => {
    const places = new Map<number, number[]>();
    let segment = 0;
    for (const hit of hits) {
      // Hits and segments are both in order of the text.
      while ((segments[segment]?.end ?? Infinity) <= hit.start) segment += 1;
      if (!isLeftOut(hit.start)) addTo(places, hit.skill.id, segment);
    }
    return places;
  };
  const word = new Map<string, number[]>();
  for (const [index, token] of tokens.entries()) {
    const segment = segmentOfToken[index] ?? -1;
    if (segment >= 0 && !isLeftOut(token.start)) addTo(word, rootOf(token), segment);
  }
  const blocks = datedBlocks(analysis, asOf);
  const lists = listSegments(segments, blocks);
  const fields = new Set(ANYWHERE);
  let at = 0;
  for (const hit of analysis.skillHits) {
    while ((segments[at]?.end ?? Infinity) <= hit.start) at += 1;
    if (!lists.has(at)) fields.add(hit.skill.field);
  }
  const ignored = new Set(analysis.ignored);
  const kept = replaceStretches(analysis.text, left, (stretch) => ' '.repeat(stretch.length));
  const degrees = segments.flatMap((each, segment) => {
    const levels = ignored.has(each) ? [] : degreeLevels(kept.slice(each.start, each.end));
    return levels.length > 0 ? [{ segment, level: Math.max(...levels) }] : [];
  });
  return {
    analysis,
    years,
    places: {
      skill: placeHits(analysis.skillHits),
      certificate: placeHits(analysis.certificateHits),
      word,
    },
    lists,
    fields,
    blocks,
    degrees,
  };
}

/**
 * Prepares a resume once for all criteria. `asOf` ('YYYY-MM') is what 'present' means; `codes` are the job's language and
 * the resume's. Denied, lapsed, intended and unfinished things and the work of others are left out.
 */
export function prepareForJudging(
  analysis: AnalysedText,
  years: YearsOfExperience,
  asOf: string,
  codes: readonly [job: string, ...resume: string[]] = ['en'],
): JudgedResume {
  const input = { analysis, years, asOf, code: codes[0] };
  const framed = framedStretches(analysis, codes);
  const left = framed.filter(({ frame }) => frame !== 'tookPart');
  const hasTakenPart = left.length < framed.length;
  return {
    ...prepare(input, left),
    ownWork: hasTakenPart ? { ...prepare(input, framed), ownWork: null } : null,
  };
}
