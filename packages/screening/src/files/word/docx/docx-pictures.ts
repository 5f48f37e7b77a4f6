import type { PageLook } from '../../document/picture-document.js';
import type { PageSize } from './page-size.js';

const EMU_PER_POINT = 12_700;
const EXTENT = /<wp:extent\b[^<>]{0,200}>/g;
const PICTURE = /<a:blip\b|<v:imagedata\b/;
const SHAPE_STYLE = /<v:(?:shape|rect)\b[^<>]{0,2000}\bstyle="([^"<>]{0,1000})"/g;
/** A picture on most of a page is a scan more often than not. */
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

/** How much of a page the pictures of a body cover, by the sizes that it gives them. */
export function lookAtPictures(body: string, page: PageSize): Pick<PageLook, 'covered' | 'inked'> {
  if (!PICTURE.test(body)) return { covered: 0, inked: 0 };
  const drawn = [...body.matchAll(EXTENT)].map(
    ([tag]) => (attribute(tag, 'cx') * attribute(tag, 'cy')) / EMU_PER_POINT ** 2,
  );
  const shaped = [...body.matchAll(SHAPE_STYLE)].map(
    ([, style = '']) => length(style, 'width') * length(style, 'height'),
  );
  const area = [...drawn, ...shaped].reduce((sum, each) => sum + each, 0);
  const covered = Math.min(1, area / Math.max(1, page.width * page.height));
  return { covered, inked: covered >= 0.5 ? INKED_IF_LARGE : 0 };
}
