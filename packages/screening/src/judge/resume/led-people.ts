import type { AnalysedText } from '../../text/analyse.js';
import { beginsWithPeople } from '../amounts/amounts.js';
import { LEADING } from '../words/leading.js';
import type { DatedBlock } from './evidence-years.js';
import { headingOf } from './headings.js';

/**
 * The segments in which somebody who leads says of how many: 'Four payroll clerks' in the job of a payroll manager. In any other
 * job these may be colleagues.
 */
export function findLedPeople(
  analysis: AnalysedText,
  blocks: readonly DatedBlock[],
): readonly number[] {
  const { segments } = analysis;
  const textOf = (at: number) => segments[at]?.text ?? '';
  return blocks.flatMap((block) => {
    const { first, last } = block;
    const heading = headingOf(analysis, block);
    if (!heading.some((at) => LEADING.test(textOf(at)))) return [];
    const lines = Array.from({ length: last - first + 1 }, (_, at) => first + at);
    return lines.filter((at) => !heading.includes(at) && beginsWithPeople(textOf(at)));
  });
}
