import { BLACK, mix, parseColour, type Rgb, WHITE } from '../../markup/colours.js';
import { localAttribute, readXml } from '../../markup/xml.js';

/** The colours that a document names by their part in its theme. */
export type Theme = ReadonlyMap<string, Rgb>;

/** Names of text and background in documents, and in the theme. */
const ALIASES: readonly (readonly [name: string, inTheme: string])[] = [
  ['background1', 'lt1'],
  ['text1', 'dk1'],
  ['background2', 'lt2'],
  ['text2', 'dk2'],
  ['light1', 'lt1'],
  ['dark1', 'dk1'],
  ['light2', 'lt2'],
  ['dark2', 'dk2'],
  ['bg1', 'lt1'],
  ['tx1', 'dk1'],
  ['bg2', 'lt2'],
  ['tx2', 'dk2'],
  ['hyperlink', 'hlink'],
  ['followedHyperlink', 'folHlink'],
];

/** Reads the theme part of a Word file; without one, text is black and the background white. */
export function readTheme(source: string): Theme {
  const colours = new Map<string, Rgb>([
    ['lt1', WHITE],
    ['dk1', BLACK],
  ]);
  let isScheme = false;
  let part: string | null = null;
  for (const token of readXml(source)) {
    if (token.kind === 'text') continue;
    const name = token.name.replace(/^.*:/, '');
    if (name === 'clrScheme') isScheme = token.kind === 'open';
    else if (!isScheme || token.kind === 'close') continue;
    else if (name === 'srgbClr' || name === 'sysClr') {
      const key = name === 'sysClr' ? 'lastClr' : 'val';
      const colour = parseColour(localAttribute(token.attributes, key));
      if (part !== null && colour) colours.set(part, colour);
    } else part = name;
  }
  for (const [name, inTheme] of ALIASES) {
    const colour = colours.get(inTheme);
    if (colour) colours.set(name, colour);
  }
  return colours;
}

/** A theme colour as WordprocessingML changes it: `tint` and `shade` are two hexadecimal digits each. */
export function themeColour(
  theme: Theme,
  name: string | null,
  tint: string | null,
  shade: string | null,
): Rgb | undefined {
  const colour = theme.get(name ?? '');
  if (!colour) return undefined;
  const share = (digits: string | null) => {
    const value = Number.parseInt(digits ?? 'ff', 16);
    return Number.isNaN(value) ? 0 : 1 - Math.min(255, value) / 255;
  };
  return mix(mix(colour, WHITE, share(tint)), BLACK, share(shade));
}
