import type { Box } from '../pdf/page/box.js';

/** A word that is read less surely than this, 0–1, is doubtful: of words above it, 1 in 100 was wrong on bad scans. */
export const SURE = 0.85;

/** A word of a page that was read from a picture. */
export interface PageWord {
  readonly text: string;
  /** On its page, as shares of the page's width and height, 0–1. */
  readonly box: Box;
  /** How sure the recogniser is of it, 0–1. */
  readonly confidence: number;
}

/** A page that was read from a picture. */
export interface RecognisedPage {
  readonly text: string;
  /** Text that a person does not see on it. */
  readonly hidden: string;
  /** Size of the page in points. */
  readonly width: number;
  readonly height: number;
  /** In the order of the text. */
  readonly words: readonly PageWord[];
}

export interface RecognisedPages {
  readonly pages: readonly Omit<RecognisedPage, 'text' | 'hidden'>[];
  /** Pages behind the last one that was read. */
  readonly unreadPages: number;
}
