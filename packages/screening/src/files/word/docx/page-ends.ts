import { localAttribute } from '../../markup/xml.js';
import { isOn } from './docx-look.js';
import type { PartText } from './docx-text.js';

const nothing = () => undefined;

/** Follows where the pages of a part end, which they do not within tables and boxes. */
export class PageEnds {
  /** Pages that have ended. */
  count = 0;
  private isLastOfSection = false;
  /** Takes back the end of the page before the present section. */
  private join: () => void = nothing;

  constructor(
    private readonly text: PartText,
    private readonly isWithin: () => boolean,
  ) {}

  /** Ends the page at an element that says so; false for any other. */
  readBreak(name: string, attributes: string): boolean {
    const isBreak = name === 'w:br' && localAttribute(attributes, 'type') === 'page';
    if (!isBreak && name !== 'w:lastRenderedPageBreak') return false;
    this.end();
    return true;
  }

  /** Notes a property of a paragraph or section that begins a page, or does not. */
  readProperty(name: string, attributes: string): void {
    if (name === 'w:pageBreakBefore' && isOn(attributes)) this.end();
    if (name === 'w:sectPr') this.isLastOfSection = true;
    if (name !== 'w:type') return;
    const type = localAttribute(attributes, 'val');
    // A section begins on a new page unless it says otherwise, which it does at its end.
    if (type === 'continuous' || type === 'nextColumn') this.join();
    this.join = nothing;
  }

  closeParagraph(): void {
    if (this.isLastOfSection) this.join = this.end();
    this.isLastOfSection = false;
  }

  private end(): () => void {
    if (this.isWithin()) return nothing;
    this.join = nothing;
    this.count += 1;
    return this.text.endPage();
  }
}
