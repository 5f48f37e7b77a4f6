import type { StoredScan } from '../models/candidate.js';

/** Four decimals are finer than a pixel of the page. */
const round = (share: number) => Math.round(share * 10_000) / 10_000;

/** The places of the words of a scan as the contract has them. */
export function presentScan({ pages, words }: StoredScan) {
  return {
    pages: pages.map(({ width, height }) => ({ width, height })),
    words: words.map(({ start, end, page, box, confidence }) => ({
      start,
      end,
      page,
      box: {
        left: round(box.left),
        top: round(box.top),
        right: round(box.right),
        bottom: round(box.bottom),
      },
      confidence: round(confidence),
    })),
  };
}
