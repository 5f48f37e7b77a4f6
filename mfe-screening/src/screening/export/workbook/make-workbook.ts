import { utils, write } from 'xlsx';
import type { Row, Sheet } from './sheet.js';
import { styleWorkbook } from './style-workbook.js';
import { textCell } from './text-cell.js';

const cellsOf = (row: Row) =>
  row.map((value) => (typeof value === 'number' ? { t: 'n' as const, v: value } : textCell(value)));

/**
 * The bytes of sheets as an Excel workbook. Every cell is typed, so that nothing in a resume can become a formula; the
 * library only writes: it is given no file to read. The header is bold and frozen, text wraps. Takes seconds for thousands of rows.
 */
export function makeWorkbook(sheets: readonly Sheet[]): ArrayBuffer {
  const workbook = utils.book_new();
  for (const { name, columns, rows } of sheets) {
    const header = columns.map(([title]) => title);
    const sheet = utils.aoa_to_sheet([header, ...rows].map(cellsOf));
    sheet['!cols'] = columns.map(([, width]) => ({ wch: width }));
    sheet['!autofilter'] = { ref: sheet['!ref'] ?? 'A1' };
    utils.book_append_sheet(workbook, sheet, name);
  }
  return styleWorkbook(write(workbook, { type: 'array', bookType: 'xlsx' }) as ArrayBuffer);
}
