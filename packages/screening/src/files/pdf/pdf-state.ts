import type { Box, Matrix } from './geometry.js';

/** The drawing operators of a page as pdfjs gives them. */
export interface OperatorList {
  readonly fnArray: readonly number[];
  readonly argsArray: readonly unknown[];
}

/** What the painter needs to know of a font. */
export interface FontLook {
  readonly fontMatrix?: readonly number[];
  readonly vertical?: boolean;
}

/** The page around the operators. */
export interface PaintOptions {
  readonly pageTransform: Matrix;
  readonly pageBox: Box;
  readonly fontOf: (name: string) => FontLook | null;
  readonly isLayerVisible: (group: unknown) => boolean;
}

/** One drawn character. */
export interface Glyph {
  readonly unicode: string;
  readonly width: number;
  readonly isSpace: boolean;
}

/** The part of a PDF's graphics state that decides where text lands and whether it is seen. */
export interface PaintState {
  matrix: Matrix;
  clip: Box;
  color: string | null;
  strokeColor: string | null;
  opacity: number;
  /** Painted with a blend mode, as a marker pen is: what lies below shines through. */
  blends: boolean;
  fontSize: number;
  fontScale: number;
  charSpacing: number;
  wordSpacing: number;
  horizontalScale: number;
  leading: number;
  rise: number;
  mode: number;
}

/** The state at the start of a page. */
export function initialState(matrix: Matrix, clip: Box): PaintState {
  return {
    matrix,
    clip,
    color: '#000000',
    strokeColor: '#000000',
    opacity: 1,
    blends: false,
    fontSize: 0,
    fontScale: 0.001,
    charSpacing: 0,
    wordSpacing: 0,
    horizontalScale: 1,
    leading: 0,
    rise: 0,
    mode: 0,
  };
}

/** True for a number. */
export function isNumber(value: unknown): value is number {
  return typeof value === 'number';
}

/** Numbers of an operator's argument; none when it is something else. */
export function numbers(value: unknown): readonly number[] {
  return Array.isArray(value) || ArrayBuffer.isView(value)
    ? Array.from(value as ArrayLike<number>)
    : [];
}

/** A matrix argument; null when it is none. */
export function toMatrix(value: unknown): Matrix | null {
  const [a, b, c, d, e, f] = numbers(value);
  return [a, b, c, d, e, f].every(isNumber) ? ([a, b, c, d, e, f] as Matrix) : null;
}
