import type { Sheet } from './evidence-sheets.js';
import { textCell } from './text-cell.js';

/**
 * Sheets as an Excel workbook. Every cell is typed, so that nothing in a resume can become a formula. The writer is loaded
 * when it is first needed, and only writes: it is given no file to read.
 */
export async function writeWorkbook(sheets: readonly Sheet[]): Promise<Blob> {
  const { utils, write } = await import('xlsx');
  const workbook = utils.book_new();
  for (const { name, columns, rows } of sheets) {
    const header = columns.map(([title]) => textCell(title));
    const sheet = utils.aoa_to_sheet([header, ...rows.map((row) => [...row])]);
    sheet['!cols'] = columns.map(([, width]) => ({ wch: width }));
    sheet['!autofilter'] = { ref: sheet['!ref'] ?? 'A1' };
    utils.book_append_sheet(workbook, sheet, name);
  }
  const bytes = write(workbook, {
    type: 'array',
    bookType: 'xlsx',
    compression: true,
  }) as ArrayBuffer;
  return new Blob([bytes], {
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  });
}
