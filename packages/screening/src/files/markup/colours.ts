/** Red, green and blue, 0–255 each. */
export type Rgb = readonly [red: number, green: number, blue: number];

export const WHITE: Rgb = [255, 255, 255];
export const BLACK: Rgb = [0, 0, 0];

/** Less than this in each channel, of 255, and a person does not tell two colours apart; the same limit as in PDFs. */
const TELLING_DIFFERENCE = 24;

/** Names that HTML, VML and highlighting share; others are unknown. */
const NAMED: Readonly<Record<string, Rgb>> = {
  white: WHITE,
  snow: [255, 250, 250],
  ivory: [255, 255, 240],
  ghostwhite: [248, 248, 255],
  whitesmoke: [245, 245, 245],
  floralwhite: [255, 250, 240],
  azure: [240, 255, 255],
  mintcream: [245, 255, 250],
  black: BLACK,
  navy: [0, 0, 128],
  blue: [0, 0, 255],
  green: [0, 128, 0],
  teal: [0, 128, 128],
  maroon: [128, 0, 0],
  red: [255, 0, 0],
  purple: [128, 0, 128],
  gray: [128, 128, 128],
  grey: [128, 128, 128],
  silver: [192, 192, 192],
  yellow: [255, 255, 0],
  cyan: [0, 255, 255],
  magenta: [255, 0, 255],
  lime: [0, 255, 0],
  darkblue: [0, 0, 128],
  darkcyan: [0, 128, 128],
  darkgreen: [0, 128, 0],
  darkmagenta: [128, 0, 128],
  darkred: [128, 0, 0],
  darkyellow: [128, 128, 0],
  darkgray: [128, 128, 128],
  lightgray: [192, 192, 192],
};

/** A colour as `1F2D3D`, `#1F2D3D`, `#fff`, `rgb(1, 2, 3)` or a name; undefined for anything else, such as `auto`. */
export function parseColour(text: string | null | undefined): Rgb | undefined {
  const value = (text ?? '').trim().toLowerCase();
  const hex = /^#?([0-9a-f]{6}|[0-9a-f]{3})$/.exec(value)?.[1];
  if (hex !== undefined) {
    const long = hex.length === 6 ? hex : hex.replace(/./g, '$&$&');
    const channel = (at: number) => Number.parseInt(long.slice(at, at + 2), 16);
    return [channel(0), channel(2), channel(4)];
  }
  const channels = /^rgb\( ?(\d{1,3}) ?, ?(\d{1,3}) ?, ?(\d{1,3}) ?\)$/.exec(value);
  if (channels) return [Number(channels[1]), Number(channels[2]), Number(channels[3])];
  return NAMED[value];
}

/** `share` of `over` mixed into `under`. */
export function mix(under: Rgb, over: Rgb, share: number): Rgb {
  const channel = (at: 0 | 1 | 2) => Math.round(under[at] + (over[at] - under[at]) * share);
  return [channel(0), channel(1), channel(2)];
}

/** True when a person does not tell the two apart. */
export function isAlike(one: Rgb, other: Rgb): boolean {
  return ([0, 1, 2] as const).every((at) => Math.abs(one[at] - other[at]) < TELLING_DIFFERENCE);
}
