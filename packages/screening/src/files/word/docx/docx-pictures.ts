import type { PageLook } from '../../document/picture-document.js';
import type { PageSize } from './page-size.js';

const EMU_PER_POINT = 12_700;
/** A drawing's place in or behind the text, then its size. */
const DRAWING = /<wp:(?:anchor|inline|extent)\b[^<>]{0,1000}>/g;
const BEHIND = /\bbehindDoc="(?:1|true|on)"/;
const BEHIND_SHAPE = /(?:^|;)\s*z-index:\s*-/;
const PICTURE = /<a:blip\b|<v:imagedata\b/;
const SHAPE_STYLE = /<v:(?:shape|rect)\b[^<>]{0,2000}\bstyle="([^"<>]{0,1000})"/g;
/** A picture on most of a page is a scan more often than not, but one behind the text is a design. */
const INKED_IF_LARGE = 0.15;

function attribute(tag: string, name: string): number {
  return Number(new RegExp(`\\b${name}="(\\d{1,12})"`).exec(tag)?.[1] ?? 0);
}

/** A length in points, inches, centimetres or millimetres, as VML styles have it. */
function length(style: string, name: string): number {
  const [, value = '0', unit = 'pt'] =
    new RegExp(`(?:^|;)\\s*${name}:\\s*([\\d.]{1,10})(pt|in|cm|mm)`).exec(style) ?? [];
  return Number(value) * ({ pt: 1, in: 72, cm: 28.35, mm: 2.835 }[unit] ?? 1);
}

interface Drawn {
  /** In square points. */
  readonly area: number;
  readonly isBehind: boolean;
}

function* findDrawings(body: string): Generator<Drawn> {
  let isBehind = false;
  for (const [tag] of body.matchAll(DRAWING)) {
    if (tag.startsWith('<wp:extent')) {
      const area = (attribute(tag, 'cx') * attribute(tag, 'cy')) / EMU_PER_POINT ** 2;
      yield { area, isBehind };
    } else isBehind = BEHIND.test(tag);
  }
  for (const [, style = ''] of body.matchAll(SHAPE_STYLE)) {
    const area = length(style, 'width') * length(style, 'height');
    yield { area, isBehind: BEHIND_SHAPE.test(style) };
  }
}

/** How much of a page the pictures of a body cover, by the sizes that it gives them. */
export function lookAtPictures(body: string, page: PageSize): Pick<PageLook, 'covered' | 'inked'> {
  if (!PICTURE.test(body)) return { covered: 0, inked: 0 };
  const drawings = [...findDrawings(body)];
  const share = (some: readonly Drawn[]) =>
    Math.min(
      1,
      some.reduce((sum, { area }) => sum + area, 0) / Math.max(1, page.width * page.height),
    );
  const inText = share(drawings.filter(({ isBehind }) => !isBehind));
  return { covered: share(drawings), inked: inText >= 0.5 ? INKED_IF_LARGE : 0 };
}
