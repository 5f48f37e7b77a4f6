import type { AnalysedText } from '../../text/analyse.js';
import { replaceStretches } from '../../text/words/identity.js';
import { knowledge } from '../things/knowledge.js';
import { ANYWHERE } from '../things/things.js';
import type { TitleHit } from '../things/titles.js';
import type { DatedBlock } from './evidence-years.js';
import { headingOf } from './headings.js';

/** The name of an employer in a resume; offsets are of characters, end exclusive. */
export interface EmployerPlace {
  /** Id of the sector that the name tells. */
  readonly sector: number;
  readonly start: number;
  readonly end: number;
  readonly segment: number;
  /** True where the job shows that sector. */
  readonly isShown: boolean;
}

/**
 * The employers in the headings of a resume's jobs, with the sector that their names tell. `titles` are the titles in its
 * headings, each with its segment. Of some sectors, such as aviation, people of any trade know that of their employer; of others it says nothing
 * of a job of another trade: an accountant of a hotel.
 */
export function findEmployerPlaces(
  analysis: AnalysedText,
  blocks: readonly DatedBlock[],
  titles: readonly (readonly [TitleHit, number])[],
): readonly EmployerPlace[] {
  const { text, segments } = analysis;
  const others = replaceStretches(
    text,
    titles.map(([hit]) => hit),
    (title) => ' '.repeat(title.length),
  );
  return blocks.flatMap((block) => {
    const lines = headingOf(analysis, block);
    const jobs = titles.flatMap(([hit, segment]) => (lines.includes(segment) ? hit : []));
    // A course has no job.
    if (jobs.length === 0) return [];
    const isOfAnyTrade = jobs.every(({ things }) =>
      things.every(({ field }) => ANYWHERE.includes(field)),
    );
    return lines.flatMap((segment) => {
      const { start, end } = segments[segment] ?? { start: 0, end: 0 };
      return knowledge()
        .findEmployers(others.slice(start, end))
        .map((hit) => ({
          sector: hit.sector,
          start: start + hit.start,
          end: start + hit.end,
          segment,
          isShown: hit.byEmployer || isOfAnyTrade,
        }));
    });
  });
}
