import { localAttribute } from '../../markup/xml.js';
import type { DocxContext } from './docx-context.js';
import { type Ground, isOn, readShade, type RunLook } from './docx-look.js';
import type { Style, TableStyle } from './docx-styles.js';

/** A row of less than this exact height shows no text, in twentieths of a point. */
const MIN_ROW = 60;
const CONDITIONS = {
  firstRow: 0x20,
  lastRow: 0x40,
  firstColumn: 0x80,
  lastColumn: 0x100,
  noHBand: 0x200,
  noVBand: 0x400,
} as const;
/** Conditions that Word applies when the table names none. */
const USUAL_CONDITIONS = 0x04a0;

type Condition = keyof typeof CONDITIONS;

/** Where in a table the reader is, and what the table's style makes of text there. */
export class TablePlace {
  private style: TableStyle | undefined;
  /** Off the page. */
  isHidden = false;
  /** Of a height, or with a mark, that hides the present row. */
  isRowHidden = false;
  /** Of the table, and of the present cell, as the document itself says. */
  private tableGround: Ground | null | undefined;
  private cellGround: Ground | null | undefined;
  private row = -1;
  private cell = -1;
  private readonly conditions = new Map<Condition, boolean>();

  private readLook(attributes: string): void {
    const bits = Number.parseInt(localAttribute(attributes, 'val') ?? '', 16);
    for (const condition of Object.keys(CONDITIONS) as Condition[]) {
      const own = localAttribute(attributes, condition);
      const value = Number.isNaN(bits) ? USUAL_CONDITIONS : bits;
      this.conditions.set(
        condition,
        own === null ? (value & CONDITIONS[condition]) !== 0 : /^(?:1|true|on)$/.test(own),
      );
    }
  }

  startRow(): void {
    this.row += 1;
    this.cell = -1;
    this.isRowHidden = false;
  }

  startCell(): void {
    this.cell += 1;
    this.cellGround = undefined;
  }

  /** Reads a property of the table, row or cell (`holder`). */
  readProperty(holder: string, name: string, attributes: string, context: DocxContext): void {
    if (name === 'w:tblStyle') {
      this.style = context.styles.table(localAttribute(attributes, 'val'));
    } else if (name === 'w:tblLook') this.readLook(attributes);
    else if (name === 'w:trHeight') this.readRowHeight(attributes);
    else if (name === 'w:hidden' && holder === 'w:trPr') this.isRowHidden ||= isOn(attributes);
    else if (name === 'w:tblpPr') {
      const isOff = (key: string, limit: number) =>
        Math.abs(Number.parseFloat(localAttribute(attributes, key) ?? '0')) >= limit * 20;
      this.isHidden = isOff('tblpX', context.page.width) || isOff('tblpY', context.page.height);
    } else if (name === 'w:shd') {
      const shade = readShade(attributes, context.theme);
      if (holder === 'w:tcPr') this.cellGround = shade;
      else this.tableGround = shade;
    }
  }

  private readRowHeight(attributes: string): void {
    const height = Number.parseFloat(localAttribute(attributes, 'val') ?? '');
    if (localAttribute(attributes, 'hRule') === 'exact' && height < MIN_ROW)
      this.isRowHidden = true;
  }

  /** Look that the style gives to the text of the present cell. */
  get run(): RunLook {
    return Object.assign({}, ...this.parts().map((part) => part.run)) as RunLook;
  }

  /** Colour behind the present cell. */
  get ground(): Ground | null | undefined {
    if (this.cellGround !== undefined) return this.cellGround;
    const parts = this.parts();
    const styled = parts.findLast((part) => part.cell !== undefined)?.cell;
    // The last row or column is not known yet.
    const ends = (['lastRow', 'lastCol'] as const).filter((name) =>
      this.has(name === 'lastRow' ? 'lastRow' : 'lastColumn'),
    );
    const mayBeShaded = ends.some((name) => this.style?.parts.get(name)?.cell);
    return mayBeShaded ? 'unknown' : (styled ?? this.tableGround);
  }

  private has(condition: Condition): boolean {
    return this.conditions.get(condition) ?? (USUAL_CONDITIONS & CONDITIONS[condition]) !== 0;
  }

  /** The parts of the style that apply here, the strongest last. */
  private parts(): readonly Style[] {
    const { style } = this;
    if (!style) return [];
    const header = this.has('firstRow') && style.parts.has('firstRow') ? 1 : 0;
    const band = (first: string, second: string, index: number) =>
      style.parts.get(index % 2 === 0 ? first : second);
    const parts: (Style | undefined)[] = [style, style.parts.get('wholeTable')];
    if (!this.has('noVBand')) parts.push(band('band1Vert', 'band2Vert', this.cell));
    if (!this.has('noHBand') && this.row >= header) {
      parts.push(band('band1Horz', 'band2Horz', this.row - header));
    }
    if (this.has('firstColumn') && this.cell === 0) parts.push(style.parts.get('firstCol'));
    if (this.has('firstRow') && this.row === 0) parts.push(style.parts.get('firstRow'));
    return parts.filter((part) => part !== undefined);
  }
}
