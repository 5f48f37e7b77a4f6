import { headingKind } from '../facts/skills/skills-headings.js';
import type { Segment } from '../text/words/segments.js';
import type { DatedBlock } from './evidence-years.js';
import type { JudgedResume } from './judged-resume.js';
import { isList } from './quote-value.js';

/** Under a heading of skills a statement of more words says what was done. */
const MAX_ITEM_WORDS = 6;
/** A statement with a year says when something was done. */
const YEAR = /(?:19|20)\d\d/;

/**
 * Indexes of the segments that only list words: short items and lists under a heading of skills, and lists outside dated
 * jobs. 'Payables, receivables, VAT returns' under a job says what was done there.
 */
export function listSegments(
  segments: readonly Segment[],
  blocks: readonly DatedBlock[],
): ReadonlySet<number> {
  const isInJob = (at: number) => blocks.some(({ first, last }) => at >= first && at <= last);
  const lists = new Set<number>();
  let isInSkills = false;
  for (const [index, { text }] of segments.entries()) {
    const kind = headingKind(text) ?? headingKind(text.split(':', 1)[0] ?? '');
    if (kind !== null) isInSkills = kind === 'skills';
    const isItem = isInSkills && text.split(/\s/).length <= MAX_ITEM_WORDS;
    const isOutside = isInSkills || !(isInJob(index) || YEAR.test(text));
    if (isItem || (isList(text) && isOutside)) lists.add(index);
  }
  return lists;
}

function outside<Key>(
  places: ReadonlyMap<Key, readonly number[]>,
  lists: ReadonlySet<number>,
): ReadonlyMap<Key, readonly number[]> {
  const kept = new Map<Key, readonly number[]>();
  for (const [key, segments] of places) {
    const left = segments.filter((segment) => !lists.has(segment));
    if (left.length > 0) kept.set(key, left);
  }
  return kept;
}

const known = new WeakMap<JudgedResume, JudgedResume>();

/** The resume without the skills and words that it only lists; licences and certificates are held where they are listed. */
export function withoutLists(resume: JudgedResume): JudgedResume {
  const made = known.get(resume) ?? {
    ...resume,
    places: {
      skill: outside(resume.places.skill, resume.lists),
      word: outside(resume.places.word, resume.lists),
      certificate: resume.places.certificate,
    },
  };
  known.set(resume, made);
  return made;
}
