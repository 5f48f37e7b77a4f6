import type { Ground } from './docx-look.js';

/** Where the top of a shape is counted from, and how far below it lies, in points. */
export interface Top {
  readonly base: string;
  readonly at: number;
}

/** A holder of drawn shapes: a place on a page, or within a line. */
export interface Frame {
  readonly element: string;
  readonly isFloating: boolean;
  /** Higher ones lie over lower ones. */
  readonly z: number;
  readonly isBehindText: boolean;
  width?: number;
  height?: number;
  left?: number;
  top?: Top;
  isHidden: boolean;
  axis: 'H' | 'V' | null;
  from: string;
}

/** A drawn shape with the frame that holds it. */
export interface Shape {
  readonly element: string;
  readonly frame: Frame | undefined;
  fill: Ground | 'none' | undefined;
  isPicture: boolean;
  growsWithText: boolean;
  /** Index of the first piece of text inside the shape. */
  readonly from: number;
}

const EMU_PER_POINT = 12_700;

/** A length of DrawingML, as written in an attribute, in points; undefined when it is no number. */
export function emu(text: string | null): number | undefined {
  const value = Number.parseFloat(text ?? '');
  return Number.isFinite(value) ? value / EMU_PER_POINT : undefined;
}
