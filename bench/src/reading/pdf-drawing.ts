import type { Random } from './random.js';

/** Text as a PDF string. */
export function quote(text: string): string {
  return `(${text.replace(/[\\()]/g, (sign) => `\\${sign}`)})`;
}

export interface TextOptions {
  readonly font?: number;
  readonly size?: number;
  /** Operators that set its colour, `0 g` if none. */
  readonly color?: string;
  /** Operators inside the text object, before the text. */
  readonly inside?: string;
}

/** Room for a line on the smallest page, in points, and a letter's width in the widest font, in font sizes. */
const ROOM = 360;
const WIDEST = 0.62;

/** Operators that set a line of text with its left end at x and its baseline at y, smaller than asked when it would leave the page. */
export function setText(
  text: string,
  x: number,
  y: number,
  { font = 0, size = 11, color = '0 g', inside = '' }: TextOptions = {},
): string {
  const fitting = Math.min(size, ROOM / (WIDEST * text.length)).toFixed(2);
  return `q ${color} BT /F${font} ${fitting} Tf ${x} ${y} Td ${inside} ${quote(text)} Tj ET Q\n`;
}

/** Operators that fill a rectangle. */
export function fillBox(
  x: number,
  y: number,
  width: number,
  height: number,
  color: string,
): string {
  return `q ${color} ${x} ${y} ${width} ${height} re f Q\n`;
}

/** A colour of three parts from 0 to 255. */
export function rgb(red: number, green: number, blue: number): string {
  return [red, green, blue].map((part) => (part / 255).toFixed(3)).join(' ') + ' rg';
}

/** A grey from 0 (black) to 255. */
export function grey(level: number): string {
  return `${(level / 255).toFixed(3)} g`;
}

export function anyFont(random: Random): number {
  return random.between(0, 7);
}
