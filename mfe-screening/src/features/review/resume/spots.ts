import { type Evidence, wordsIn } from '../../../screening/findings/evidence.js';
import type { ResumeText } from '../../../screening/screening.js';

type Scan = NonNullable<ResumeText['scan']>;
type Word = Scan['words'][number];

/** A mark on a page of the original: the words of a quote in one line. */
export interface Spot {
  /** Page of the file, from 1. */
  readonly page: number;
  /** Shares of the page, from its top left. */
  readonly box: Word['box'];
  /** True for words of the selected quote. */
  readonly isChosen: boolean;
}

/** True where a word goes on the line of a mark. */
function isBehind({ page, box }: Word, spot: Spot): boolean {
  const middle = (box.top + box.bottom) / 2;
  const isOnLine = middle > spot.box.top && middle < spot.box.bottom;
  return page === spot.page && isOnLine && box.left >= spot.box.left;
}

/** The words, which follow each other, by their lines. */
function linesOf(words: readonly Word[], isChosen: boolean): readonly Spot[] {
  const spots: Spot[] = [];
  for (const word of words) {
    const last = spots.at(-1);
    const { page, box } = word;
    if (!last || !isBehind(word, last)) {
      spots.push({ page, box, isChosen });
      continue;
    }
    spots[spots.length - 1] = {
      ...last,
      box: {
        left: last.box.left,
        top: Math.min(last.box.top, box.top),
        right: Math.max(last.box.right, box.right),
        bottom: Math.max(last.box.bottom, box.bottom),
      },
    };
  }
  return spots;
}

export interface SpotsOptions {
  readonly evidence: readonly Evidence[];
  readonly selected: readonly Evidence[];
}

/** The marks of quotes on the pages of a scan, each word once; empty for a resume that is none. */
export function spotsOn(text: ResumeText | null, { evidence, selected }: SpotsOptions): Spot[] {
  const { scan, part } = text ?? {};
  const before = (part?.firstPage ?? 1) - 1;
  const marked = new Set<Word>();
  const take = (quotes: readonly Evidence[], isChosen: boolean) =>
    quotes.flatMap((quote) => {
      const words = wordsIn(scan, quote).filter((word) => !marked.has(word));
      for (const word of words) marked.add(word);
      return linesOf(words, isChosen);
    });
  return [...take(selected, true), ...take(evidence, false)].map((spot) => ({
    ...spot,
    page: spot.page + before,
  }));
}
