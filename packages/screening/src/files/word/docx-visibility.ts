import { attribute, readXml } from '../markup/xml.js';

/** Half-points below which a person can't read: 3 pt. */
const MIN_HALF_POINTS = 6;
const NEAR_WHITE = 0xf0;

/** Formatting of a run that decides whether a person sees it; undefined = says nothing, inherit. */
export interface RunLook {
  vanish?: boolean;
  color?: string;
  halfPoints?: number;
  shade?: string;
}

/** Looks that named styles give, by style id, with the styles they build on. */
export type StyleLooks = ReadonlyMap<string, RunLook>;

function isOn(attributes: string): boolean {
  const value = attribute(attributes, 'w:val');
  return value === null || !['0', 'false', 'off', 'none'].includes(value);
}

/** Notes one run property on `look`. */
export function applyRunProperty(look: RunLook, name: string, attributes: string): void {
  if (name === 'w:vanish' || name === 'w:webHidden' || name === 'w:specVanish') {
    look.vanish = isOn(attributes);
  } else if (name === 'w:color') {
    look.color = attribute(attributes, 'w:val') ?? 'auto';
    const theme = attribute(attributes, 'w:themeColor');
    if (theme === 'background1' && attribute(attributes, 'w:themeShade') === null) {
      look.color = 'FFFFFF';
    }
  } else if (name === 'w:sz') {
    const size = Number(attribute(attributes, 'w:val'));
    if (Number.isFinite(size)) look.halfPoints = size;
  } else if (name === 'w:shd') {
    look.shade = attribute(attributes, 'w:fill') ?? 'auto';
  } else if (name === 'w:highlight') {
    look.shade = attribute(attributes, 'w:val') === 'white' ? 'FFFFFF' : '808080';
  }
}

function isNearWhite(color: string | undefined): boolean {
  if (color === undefined || !/^[0-9a-f]{6}$/i.test(color)) return false;
  return [0, 2, 4].every((at) => Number.parseInt(color.slice(at, at + 2), 16) >= NEAR_WHITE);
}

function isDark(color: string | undefined): boolean {
  return color !== undefined && /^[0-9a-f]{6}$/i.test(color) && !isNearWhite(color);
}

/** True when a person would not see text of this look on `backgrounds` (cell, paragraph, page), nearest first. */
export function isHidden(look: RunLook, backgrounds: readonly (string | undefined)[]): boolean {
  if (look.vanish === true) return true;
  if (look.halfPoints !== undefined && look.halfPoints < MIN_HALF_POINTS) return true;
  if (!isNearWhite(look.color)) return false;
  const behind = [look.shade, ...backgrounds].find(
    (color) => color !== undefined && color !== 'auto',
  );
  return !isDark(behind);
}

/** Reads styles.xml: which named styles hide, whiten or shrink text. */
export function readStyleLooks(source: string): StyleLooks {
  const own = new Map<string, { look: RunLook; basedOn: string | null }>();
  let current: { look: RunLook; basedOn: string | null } | null = null;
  for (const token of readXml(source)) {
    if (token.kind === 'open' && token.name === 'w:style') {
      const id = attribute(token.attributes, 'w:styleId');
      current = { look: {}, basedOn: null };
      if (id !== null) own.set(id, current);
    } else if (token.kind === 'close' && token.name === 'w:style') {
      current = null;
    } else if (token.kind === 'open' && current) {
      if (token.name === 'w:basedOn') current.basedOn = attribute(token.attributes, 'w:val');
      else applyRunProperty(current.look, token.name, token.attributes);
    }
  }
  const looks = new Map<string, RunLook>();
  for (const id of own.keys()) {
    const chain: RunLook[] = [];
    let style = own.get(id);
    while (style && chain.length < 20) {
      chain.unshift(style.look);
      style = own.get(style.basedOn ?? '');
    }
    looks.set(id, Object.assign({}, ...chain) as RunLook);
  }
  return looks;
}
