import type { Frame } from './docx-frame.js';

/** A shape whose text, if any, stands in these pieces. */
export interface DrawnShape {
  readonly from: number;
  readonly to: number;
  readonly isOpaque: boolean;
  /** Its text can't be seen: it has no size, is off the page, switched off, or far too small for it. */
  readonly isLost: boolean;
  readonly frame: Frame | undefined;
}

/** No resume draws more; comparing each with each must stay cheap. */
const MAX_COMPARED = 300;

/** True when an opaque shape above covers the whole of this one. */
function isCovered({ frame }: DrawnShape, others: readonly DrawnShape[]): boolean {
  const { left, top, width, height } = frame ?? {};
  if (!frame || left === undefined || top === undefined) return false;
  return others.slice(0, MAX_COMPARED).some(({ isOpaque, frame: other }) => {
    if (!isOpaque || !other || other === frame || other.z <= frame.z) return false;
    if (other.left === undefined || other.top?.base !== top.base) return false;
    return (
      other.left <= left + 1 &&
      other.top.at <= top.at + 1 &&
      other.left + (other.width ?? 0) >= left + (width ?? 0) - 1 &&
      other.top.at + (other.height ?? 0) >= top.at + (height ?? 0) - 1
    );
  });
}

/** Shapes with text of which a person sees nothing. */
export function unseenShapes(drawn: readonly DrawnShape[]): readonly DrawnShape[] {
  return drawn.filter(
    (shape) => shape.to > shape.from && (shape.isLost || isCovered(shape, drawn)),
  );
}
