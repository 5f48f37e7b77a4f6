import { isAlike, parseColour, type Rgb, WHITE } from './colours.js';
import type { Declarations } from './css.js';
import { attribute } from './xml.js';

/** Sizes below which a person can't read: 3 pt. */
const MIN_POINTS = 3;
/** Opacity below which nothing is seen. */
const MIN_OPACITY = 0.1;
/** A place so far from the corner of the page is off it, in points. */
const FAR = 900;

/** How an element shows its text; what it does not say it takes from the one around it. */
export interface MarkupLook {
  readonly ink: Rgb | undefined;
  /** Behind it; unknown for a picture or a gradient. */
  readonly ground: Rgb | 'unknown';
  readonly points: number;
  /** Not shown at all, whatever its parts say. */
  readonly isGone: boolean;
  /** Not shown unless a part says that it is. */
  readonly isInvisible: boolean;
}

export const PLAIN_LOOK: MarkupLook = {
  ink: undefined,
  ground: WHITE,
  points: 12,
  isGone: false,
  isInvisible: false,
};

function pointsOf(value: string | undefined, around: number): number | undefined {
  const match = /^(-?\d{0,6}(?:\.\d{1,6})?)(px|pt|em|rem|%|in|cm|mm)?$/.exec(value ?? '');
  if (!match || match[1] === '') return undefined;
  const units = {
    px: 0.75,
    pt: 1,
    em: around,
    rem: 12,
    '%': around / 100,
    in: 72,
    cm: 28.35,
    mm: 2.835,
  };
  return Number(match[1]) * units[(match[2] ?? 'px') as keyof typeof units];
}

function groundOf(value: string | undefined): Rgb | 'unknown' | undefined {
  if (value === undefined || /^(?:none|transparent|inherit|initial)$/.test(value)) return undefined;
  if (/url\(|gradient/.test(value)) return 'unknown';
  const colours = value.split(/ (?![^(]{0,40}\))/).map(parseColour);
  return colours.find((colour) => colour !== undefined);
}

function isOffPage(said: Declarations): boolean {
  if (!/^(?:absolute|fixed)$/.test(said.get('position') ?? ''))
    return (pointsOf(said.get('text-indent'), 12) ?? 0) <= -FAR;
  return ['left', 'top', 'right', 'bottom'].some(
    (side) => (pointsOf(said.get(side), 12) ?? 0) <= -FAR,
  );
}

function isShut(said: Declarations): boolean {
  const none = ['width', 'height', 'max-width', 'max-height'].some(
    (side) => (pointsOf(said.get(side), 12) ?? 99) < 2,
  );
  return none && /hidden|clip/.test(said.get('overflow') ?? '');
}

/** The look of an element inside one of the look `around`. */
export function lookOf(
  around: MarkupLook,
  attributes: string,
  declared: readonly Declarations[],
): MarkupLook {
  const said = new Map(declared.flatMap((each) => [...each]));
  const ink = parseColour(said.get('color') ?? attribute(attributes, 'color'));
  const ground = groundOf(
    said.get('background-color') ??
      said.get('background') ??
      said.get('mso-shading') ??
      attribute(attributes, 'bgcolor') ??
      undefined,
  );
  const opacity = Number.parseFloat(said.get('opacity') ?? '1');
  const isClear =
    said.get('color') === 'transparent' ||
    /^rgba\(.{1,40}, ?0(?:\.0)?\)$/.test(said.get('color') ?? '');
  const visibility = said.get('visibility');
  return {
    ink: ink ?? around.ink,
    ground: ground ?? around.ground,
    points: pointsOf(said.get('font-size'), around.points) ?? around.points,
    isGone:
      around.isGone ||
      said.get('display') === 'none' ||
      said.get('mso-hide') === 'all' ||
      /(?:^|\s)hidden(?:\s|=|\/|$)/.test(attributes) ||
      opacity < MIN_OPACITY ||
      isOffPage(said) ||
      isShut(said),
    isInvisible:
      isClear ||
      (visibility === undefined ? around.isInvisible : /hidden|collapse/.test(visibility)),
  };
}

/** True when a person does not see text of this look. */
export function isUnseen({ ink, ground, points, isGone, isInvisible }: MarkupLook): boolean {
  if (isGone || isInvisible || points < MIN_POINTS) return true;
  return ink !== undefined && ground !== 'unknown' && isAlike(ink, ground);
}
