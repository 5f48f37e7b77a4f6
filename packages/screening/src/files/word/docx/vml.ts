import { parseColour, WHITE } from '../../markup/colours.js';
import { attribute } from '../../markup/xml.js';
import type { Frame } from './docx-frame.js';
import type { Ground } from './docx-look.js';
import type { PageSize } from './page-size.js';

function lengthOf(text: string | undefined): number | undefined {
  const match = /^ ?(-?\d{1,9}(?:\.\d{1,6})?)(pt|in|cm|mm|px|pc)?$/.exec(text ?? '');
  if (!match) return undefined;
  const units = { pt: 1, in: 72, cm: 72 / 2.54, mm: 72 / 25.4, px: 0.75, pc: 12 } as const;
  return Number(match[1]) * units[(match[2] ?? 'pt') as keyof typeof units];
}

/** Declarations of a style attribute. */
export function styleOf(attributes: string): ReadonlyMap<string, string> {
  const declarations = (attribute(attributes, 'style') ?? '').toLowerCase().split(';');
  return new Map(
    declarations.map((each) => {
      const [key = '', value = ''] = each.split(':');
      return [key.trim(), value.trim()];
    }),
  );
}

/** Where a shape of VML lies; `place` names the paragraph or page it belongs to. */
export function readVmlFrame(
  name: string,
  attributes: string,
  page: PageSize,
  place: (relativeTo: string) => string,
): Frame {
  const style = styleOf(attributes);
  const isFloating = style.get('position') === 'absolute';
  const z = Number.parseFloat(style.get('z-index') ?? '0') || 0;
  const frame: Frame = {
    element: name,
    isFloating,
    isBehindText: z < 0,
    z,
    isHidden: style.get('visibility') === 'hidden' || style.get('display') === 'none',
    axis: null,
    from: '',
  };
  const sides = [lengthOf(style.get('width')), lengthOf(style.get('height'))] as const;
  if (sides[0] !== undefined) frame.width = sides[0];
  if (sides[1] !== undefined) frame.height = sides[1];
  const relativeTo = (axis: string) => style.get(`mso-position-${axis}-relative`) ?? '';
  const left = lengthOf(style.get('margin-left') ?? style.get('left'));
  const top = lengthOf(style.get('margin-top') ?? style.get('top'));
  if (isFloating && left !== undefined) {
    frame.left = left + (relativeTo('horizontal') === 'page' ? 0 : page.left);
  }
  if (isFloating && top !== undefined) {
    const from = relativeTo('vertical');
    const base = place(from === 'page' || from === 'margin' ? 'page' : 'paragraph');
    frame.top = { base, at: top + (from === 'margin' ? page.top : 0) };
  }
  return frame;
}

/** Fill of a VML shape: white unless it says otherwise. */
export function readVmlFill(attributes: string): Ground | 'none' {
  if (/^(?:f|false|0|no)$/.test(attribute(attributes, 'filled') ?? 't')) return 'none';
  const colour = attribute(attributes, 'fillcolor');
  return colour === null ? WHITE : (parseColour(colour.replace(/ \[.*/, '')) ?? 'unknown');
}
