import type { CellObject } from 'xlsx';

/** The longest text that Excel accepts in a cell. */
const cellLimit = 32_767;

/** Characters that XML can't hold (XML 1.0 §2.2), including a lone half of a surrogate pair. */
const notInXml = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/** A text that stays text, whatever it begins with: a typed cell is never read as a formula, number or date. */
export function textCell(value: string): CellObject {
  return { t: 's', v: value.replace(notInXml, '').slice(0, cellLimit).replace(notInXml, '') };
}
