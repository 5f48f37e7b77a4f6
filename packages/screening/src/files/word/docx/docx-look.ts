import { BLACK, isAlike, mix, parseColour, type Rgb, WHITE } from '../../markup/colours.js';
import { localAttribute } from '../../markup/xml.js';
import { type Theme, themeColour } from './theme.js';

/** Half-points below which a person can't read: 3 pt. */
const MIN_HALF_POINTS = 6;
/** Percent of the ordinary width of letters below which they are strokes. */
const MIN_SCALE = 15;
/** Thousandths of a percent of transparency from which ink can't be seen. */
const MAX_TRANSPARENCY = 90_000;

/** Colour behind text; unknown for a picture or a pattern. */
export type Ground = Rgb | 'unknown';

/** Visibility of text to a person; `pale` has the colour of the page, and only a drawing below could show it. */
export type Visibility = 'visible' | 'hidden' | 'pale';

/** Formatting of a run that decides whether a person sees it; undefined = says nothing, inherit. */
export interface RunLook {
  vanish?: boolean;
  /** Its colours, several for a gradient; `auto` is black or white, whatever can be seen; none is no ink at all. */
  ink?: readonly Rgb[] | 'auto';
  /** Filling of the letters by Word 2010 and later, which stands before `ink`. */
  filling?: readonly Rgb[];
  halfPoints?: number;
  scale?: number;
  /** Behind the run; null where the run says that nothing is. */
  shade?: Ground | null;
  highlight?: Ground | null;
}

/** True unless the value of a property switches it off. */
export function isOn(attributes: string): boolean {
  const value = localAttribute(attributes, 'val');
  return value === null || !['0', 'false', 'off', 'none'].includes(value);
}

function colourOf(attributes: string, theme: Theme, plain: string, named: 'Color' | 'Fill') {
  const prefix = named === 'Fill' ? 'themeFill' : 'theme';
  return (
    themeColour(
      theme,
      localAttribute(attributes, `theme${named}`),
      localAttribute(attributes, `${prefix}Tint`),
      localAttribute(attributes, `${prefix}Shade`),
    ) ?? parseColour(localAttribute(attributes, plain))
  );
}

/** Colour that a `w:shd` paints ([ECMA-376] 17.18.78); null when it paints nothing. */
export function readShade(attributes: string, theme: Theme): Ground | null {
  const pattern = localAttribute(attributes, 'val') ?? 'clear';
  const fill = colourOf(attributes, theme, 'fill', 'Fill');
  const colour = colourOf(attributes, theme, 'color', 'Color');
  if (pattern === 'nil') return null;
  if (pattern === 'clear') return fill ?? null;
  if (pattern === 'solid') return colour ?? BLACK;
  const percent = /^pct(\d{1,2})$/.exec(pattern)?.[1];
  return percent === undefined
    ? 'unknown'
    : mix(fill ?? WHITE, colour ?? BLACK, Number(percent) / 100);
}

/** The colour that a `w:background` gives to all pages; null when it gives none. */
export function readPageColour(attributes: string, theme: Theme): Ground | null {
  return colourOf(attributes, theme, 'color', 'Color') ?? null;
}

/** Notes one run property on `look`. */
export function applyRunProperty(
  look: RunLook,
  name: string,
  attributes: string,
  theme: Theme,
): void {
  const value = () => localAttribute(attributes, 'val') ?? '';
  switch (name) {
    case 'w:vanish':
      look.vanish = isOn(attributes);
      break;
    case 'w:color': {
      const colour = colourOf(attributes, theme, 'val', 'Color');
      look.ink = colour ? [colour] : 'auto';
      break;
    }
    case 'w:sz':
    case 'w:w': {
      const size = Number.parseFloat(value());
      if (!Number.isFinite(size)) break;
      if (name === 'w:sz') look.halfPoints = size;
      else look.scale = size;
      break;
    }
    case 'w:shd':
      look.shade = readShade(attributes, theme);
      break;
    case 'w:highlight':
      look.highlight = value() === 'none' ? null : (parseColour(value()) ?? 'unknown');
      break;
    case 'w14:textFill':
      look.filling = [];
      break;
    case 'w14:srgbClr':
    case 'w14:schemeClr': {
      const colour = parseColour(value()) ?? theme.get(value());
      if (look.filling && colour) look.filling = [...look.filling, colour].slice(0, 20);
      break;
    }
    case 'w14:alpha':
      // Of Word's own effects this is how transparent they are; in drawings it is how opaque.
      if (look.filling && Number(value()) >= MAX_TRANSPARENCY)
        look.filling = look.filling.slice(0, -1);
      break;
  }
}

/** True when no size, squeeze or hidden mark keeps a person from seeing it, whatever its colour. */
function isLegible({ vanish, halfPoints = 24, scale = 100 }: RunLook): boolean {
  return vanish !== true && halfPoints >= MIN_HALF_POINTS && scale >= MIN_SCALE;
}

/**
 * How much of text of this look a person sees. `grounds` are behind it, nearest first (paragraph, cell, box), `page` is behind all.
 * `pale`: its ink is the page's own colour and nothing of the text's own lies between, so that only a drawing below could show it.
 */
export function visibilityOf(
  look: RunLook,
  grounds: readonly (Ground | null | undefined)[],
  page: Ground,
): Visibility {
  if (!isLegible(look)) return 'hidden';
  const ink = look.filling ?? look.ink ?? 'auto';
  if (ink === 'auto') return 'visible';
  const near = [look.highlight, look.shade, ...grounds].find(
    (ground) => ground !== undefined && ground !== null,
  );
  const ground = near ?? page;
  if (ink.length === 0) return 'hidden';
  if (ground === 'unknown' || !ink.every((colour) => isAlike(colour, ground))) return 'visible';
  return near === undefined ? 'pale' : 'hidden';
}
