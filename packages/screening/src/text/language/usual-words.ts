import { loadWords } from '../../data/load.js';

/** A word of no line of the table stands in less than every hundredth resume. */
const RARE = 0.005;

function readTable(): ReadonlyMap<string, number> {
  return new Map(
    loadWords('usual').map((line) => {
      const [stem = '', count] = line.split(' ');
      return [stem, Number(count)];
    }),
  );
}

const table = readTable();

/** Mean root of how often a resume in general has the stem, whatever the occupation (`data/words/usual.txt`). */
export function usualCount(stem: string): number {
  return table.get(stem) ?? RARE;
}
