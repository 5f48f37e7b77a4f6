import { exportFiles } from '@shortlist/contracts/constants';
import type { Candidate } from '@shortlist/contracts/screening';
import type { CellObject } from 'xlsx';
import { nameText } from '../doubts.js';
import { textCell } from './text-cell.js';

/** Rows of the sheet below its header, in the order of the specification's columns. */
function rowOf(candidate: Candidate): CellObject[] {
  return [
    textCell(nameText(candidate)),
    textCell(candidate.email),
    { t: 'n', v: candidate.score },
    textCell(candidate.experience),
    textCell(candidate.skills.join(', ')),
    textCell(candidate.summary),
    textCell(candidate.fileName),
  ];
}

/** Characters, in the order of the columns. */
const columnWidths = [24, 30, 10, 12, 40, 60, 28];

/**
 * The given candidates as an Excel workbook. Every cell is typed, so that nothing in a resume can become a
 * formula. The writer is loaded when it is first needed, and only writes: it is given no file to read.
 */
export async function shortlistFile(candidates: readonly Candidate[]): Promise<Blob> {
  const { utils, write } = await import('xlsx');
  const header = exportFiles.excelColumns.map(textCell);
  const sheet = utils.aoa_to_sheet([header, ...candidates.map(rowOf)]);
  sheet['!cols'] = columnWidths.map((wch) => ({ wch }));
  sheet['!autofilter'] = { ref: sheet['!ref'] ?? 'A1' };
  const workbook = utils.book_new();
  utils.book_append_sheet(workbook, sheet, exportFiles.excelSheet);
  const bytes = write(workbook, {
    type: 'array',
    bookType: 'xlsx',
    compression: true,
  }) as ArrayBuffer;
  return new Blob([bytes], {
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  });
}
