import type { Box } from './geometry.js';

/** A stretch of text drawn by one operator, in points from the page's top left. */
export interface PaintedText {
  readonly text: string;
  readonly box: Box;
  readonly baseline: number;
  readonly fontSize: number;
  readonly upright: boolean;
  /** Fill colour; null for a pattern, which is taken as visible. */
  readonly color: string | null;
  readonly strokeColor: string | null;
  readonly opacity: number;
  /** Text rendering mode of the PDF: 0 fill, 1 stroke, 2 both, 3 invisible, 7 clip only. */
  readonly mode: number;
  readonly clip: Box;
  /** In a layer that is switched off. */
  readonly layerOff: boolean;
  /** Place in the order of painting. */
  readonly order: number;
}

/** An area painted over: filled, shaded or an image. */
export interface PaintedArea {
  readonly box: Box;
  /** Null for anything that is not one colour. */
  readonly color: string | null;
  readonly opaque: boolean;
  readonly kind: 'fill' | 'image';
  readonly order: number;
}

export interface PaintedPage {
  readonly texts: readonly PaintedText[];
  readonly areas: readonly PaintedArea[];
}
