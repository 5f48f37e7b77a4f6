import { localAttribute } from '../../markup/xml.js';
import type { DocxContext } from './docx-context.js';
import { type Ground, readShade, type RunLook } from './docx-look.js';
import type { Styles } from './docx-styles.js';

const TWIPS_PER_POINT = 20;
/** A line of exactly this many twentieths of a point cuts its letters off. */
const MIN_LINE = 60;

/** Properties that a paragraph gives to its text. */
export interface Paragraph {
  look: RunLook;
  shade: Ground | null | undefined;
  /** Set off the page, or in lines too low for its letters. */
  isHidden: boolean;
}

/** A paragraph that has said nothing yet. */
export function newParagraph(styles: Styles): Paragraph {
  const style = styles.of(null);
  return { look: { ...style?.run }, shade: style?.paragraph, isHidden: false };
}

function isOutOfSight(name: string, attributes: string, { page }: DocxContext): boolean {
  const twips = (key: string) => Number.parseFloat(localAttribute(attributes, key) ?? '') || 0;
  const isBeyond = (key: string, limit: number) => Math.abs(twips(key)) >= limit * TWIPS_PER_POINT;
  if (name === 'w:ind') return isBeyond('left', page.width) || isBeyond('start', page.width);
  if (name === 'w:framePr') return isBeyond('x', page.width) || isBeyond('y', page.height);
  if (name !== 'w:spacing' || localAttribute(attributes, 'lineRule') !== 'exact') return false;
  return localAttribute(attributes, 'line') !== null && twips('line') < MIN_LINE;
}

/** Notes one paragraph property on `paragraph`. */
export function applyParagraphProperty(
  paragraph: Paragraph,
  name: string,
  attributes: string,
  context: DocxContext,
): void {
  if (name === 'w:pStyle') {
    const style = context.styles.of(localAttribute(attributes, 'val') ?? '');
    if (!style) return;
    paragraph.look = { ...style.run };
    paragraph.shade = style.paragraph;
  } else if (name === 'w:shd') paragraph.shade = readShade(attributes, context.theme);
  else if (isOutOfSight(name, attributes, context)) paragraph.isHidden = true;
}
