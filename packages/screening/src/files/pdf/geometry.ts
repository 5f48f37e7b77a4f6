/** PDF transformation matrix [a b c d e f]. */
export type Matrix = readonly [number, number, number, number, number, number];

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export const identity: Matrix = [1, 0, 0, 1, 0, 0];

/** First `inner`, then `outer`. */
export function multiply(outer: Matrix, inner: Matrix): Matrix {
  const [a, b, c, d, e, f] = outer;
  const [A, B, C, D, E, F] = inner;
  return [
    a * A + c * B,
    b * A + d * B,
    a * C + c * D,
    b * C + d * D,
    a * E + c * F + e,
    b * E + d * F + f,
  ];
}

export function apply([a, b, c, d, e, f]: Matrix, x: number, y: number): readonly [number, number] {
  return [a * x + c * y + e, b * x + d * y + f];
}

/** Smallest upright box around the transformed rectangle. */
export function boxOf(
  matrix: Matrix,
  left: number,
  top: number,
  right: number,
  bottom: number,
): Box {
  const corners = [
    apply(matrix, left, top),
    apply(matrix, right, top),
    apply(matrix, left, bottom),
    apply(matrix, right, bottom),
  ];
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  return {
    left: Math.min(...xs),
    right: Math.max(...xs),
    top: Math.min(...ys),
    bottom: Math.max(...ys),
  };
}

export function contains(box: Box, x: number, y: number, slack = 0): boolean {
  return (
    x >= box.left - slack &&
    x <= box.right + slack &&
    y >= box.top - slack &&
    y <= box.bottom + slack
  );
}

/** True when `outer` covers all of `inner`, give or take `slack` points. */
export function covers(outer: Box, inner: Box, slack = 0.5): boolean {
  return (
    contains(outer, inner.left, inner.top, slack) &&
    contains(outer, inner.right, inner.bottom, slack)
  );
}

export function intersect(a: Box, b: Box): Box {
  return {
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  };
}

export function area({ left, right, top, bottom }: Box): number {
  return Math.max(0, right - left) * Math.max(0, bottom - top);
}
