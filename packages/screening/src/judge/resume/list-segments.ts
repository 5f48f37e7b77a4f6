import type { Segment } from '../../text/words/segments.js';
import { type DatedBlock, inBlocks } from './evidence-years.js';
import { isItem, isRow, openedKind } from './list-shape.js';

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
