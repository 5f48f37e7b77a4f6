import type { Rgb } from '../markup/colours.js';

const TABLE = /\{\\colortbl([^{}]{0,20000})\}/;

/** The colours that an RTF file names by number; undefined is the automatic one. */
export function readColourTable(source: string): readonly (Rgb | undefined)[] {
  const entries = (TABLE.exec(source)?.[1] ?? '').split(';');
  return entries.map((entry) => {
    const channel = (name: string) => {
      const value = new RegExp(`\\\\${name}(\\d{1,3})`).exec(entry)?.[1];
      return value === undefined ? undefined : Number(value);
    };
    const [red, green, blue] = [channel('red'), channel('green'), channel('blue')];
    if (red === undefined || green === undefined || blue === undefined) return undefined;
    return [red, green, blue];
  });
}

/** Follows the tables of an RTF file: a row says first how its cells are shaded, then what stands in them. */
export class RtfTable {
  private cells: number[] = [];
  private next = 0;
  private cell = 0;
  private inTable = false;

  /** Number of the colour behind the present cell; 0 where nothing is. */
  get shade(): number {
    return this.inTable ? (this.cells[this.cell] ?? 0) : 0;
  }

  /** Notes a control word. */
  read(name: string, value: number): void {
    if (name === 'trowd') {
      this.cells = [];
      this.next = 0;
      this.cell = 0;
    } else if (name === 'clcbpat') this.next = value;
    else if (name === 'cellx') {
      this.cells.push(this.next);
      this.next = 0;
    } else if (name === 'intbl') this.inTable = true;
    else if (name === 'cell') this.cell += 1;
    else if (name === 'row') this.cell = 0;
    else if (name === 'pard') this.inTable = false;
  }
}
