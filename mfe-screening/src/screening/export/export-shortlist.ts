import { exportFiles } from '@shortlist/contracts/constants';
import type { Candidate } from '@shortlist/contracts/screening';
import type { CellObject } from 'xlsx';
import { nameText } from '../doubts.js';
import { textCell } from './text-cell.js';
import { writeWorkbook } from './write-workbook.js';

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

/** Characters. */
const columnWidths: Record<(typeof exportFiles.excelColumns)[number], number> = {
  'Candidate Name': 24,
  Email: 30,
  'Score (%)': 10,
  Experience: 12,
  Skills: 40,
  Summary: 60,
  'File Name': 28,
};

/** The given candidates as an Excel workbook of one sheet. */
export function shortlistFile(candidates: readonly Candidate[]): Promise<Blob> {
  const columns = exportFiles.excelColumns.map((title) => [title, columnWidths[title]] as const);
  return writeWorkbook([{ name: exportFiles.excelSheet, columns, rows: candidates.map(rowOf) }]);
}
