/** Where the top of a shape is counted from, and how far below it lies, in points. */
export interface Top {
  readonly base: string;
  readonly at: number;
}

/** What holds drawn shapes: a place on a page, or within a line. */
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
