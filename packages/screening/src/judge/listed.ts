import type { Segment } from '../text/words/segments.js';
import { type DatedBlock, inBlocks } from './evidence-years.js';
import type { JudgedResume } from './judged-resume.js';
import { isItem, isRow, openedKind } from './list-shape.js';
import { isHeld, thingOf } from './things/things.js';

const ITEMS = /[,;|•·]/;
/** A job's line of more items says what a person knows, not what was done. */
const MAX_JOB_ITEMS = 5;
/** A statement with a year says when something was done. */
const YEAR = /(?:19|20)\d\d/;

/**
 * Indexes of the segments that only list words: short items and lists under a heading of skills, lists outside dated
 * jobs, and long ones in them. 'Payables, receivables, VAT returns, payroll' under a job says what was done there.
 * `code` (ISO 639-1) is the language.
 */
export function listSegments(
  segments: readonly Segment[],
  blocks: readonly DatedBlock[],
  code: string,
): ReadonlySet<number> {
  const isInJob = inBlocks(blocks, segments.length);
  const lists = new Set<number>();
  let isInSkills = false;
  for (const [index, { text }] of segments.entries()) {
    const kind = openedKind(text);
    if (kind !== null) isInSkills = kind === 'skills';
    const isOfJob = isInJob(index) && text.split(ITEMS).length <= MAX_JOB_ITEMS;
    const isOutside = isInSkills || !(isOfJob || YEAR.test(text));
    if ((isInSkills && isItem(text)) || (isOutside && isRow(text, code))) lists.add(index);
  }
  return lists;
}

function outside<Key>(
  places: ReadonlyMap<Key, readonly number[]>,
  lists: ReadonlySet<number>,
  isKept: (key: Key) => boolean = () => false,
): ReadonlyMap<Key, readonly number[]> {
  const kept = new Map<Key, readonly number[]>();
  for (const [key, segments] of places) {
    const left = isKept(key) ? segments : segments.filter((segment) => !lists.has(segment));
    if (left.length > 0) kept.set(key, left);
  }
  return kept;
}

/** The resume without what some of its segments show. */
export function withoutSegments(resume: JudgedResume, segments: ReadonlySet<number>): JudgedResume {
  const { thing, done, word } = resume.places;
  const degrees = resume.degrees.filter(({ segment }) => !segments.has(segment));
  const places = {
    thing: outside(thing, segments),
    done: outside(done, segments),
    word: outside(word, segments),
  };
  return { ...resume, degrees, places: { ...resume.places, ...places } };
}

const known = new WeakMap<JudgedResume, JudgedResume>();

/** The resume without the skills and words that it only lists; licences and certificates are held where they are listed. */
export function withoutLists(resume: JudgedResume): JudgedResume {
  const made = known.get(resume) ?? {
    ...resume,
    places: {
      thing: outside(resume.places.thing, resume.lists, (id) => isHeld(thingOf(id))),
      done: outside(resume.places.done, resume.lists),
      word: outside(resume.places.word, resume.lists),
      clause: resume.places.clause,
      work: resume.places.work,
      like: resume.places.like,
    },
  };
  known.set(resume, made);
  return made;
}
