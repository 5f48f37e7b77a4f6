import { exportFiles } from '@shortlist/contracts/constants';
import type { Candidate } from '@shortlist/contracts/screening';
import { nameText } from '../doubts.js';
import type { Row } from './workbook/sheet.js';
import { writeWorkbook } from './workbook/write-workbook.js';

/** A row of the sheet below its header, in the order of the specification's columns. */
function rowOf(candidate: Candidate): Row {
  return [
    nameText(candidate),
    candidate.email,
    candidate.score,
    candidate.experience,
    candidate.skills.join(', '),
    candidate.summary,
    candidate.fileName,
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

/** The given candidates as an Excel workbook of one sheet. Rejects with the signal's reason. */
export function shortlistFile(
  candidates: readonly Candidate[],
  signal?: AbortSignal,
): Promise<Blob> {
  const columns = exportFiles.excelColumns.map((title) => [title, columnWidths[title]] as const);
  const rows = candidates.map(rowOf);
  return writeWorkbook([{ name: exportFiles.excelSheet, columns, rows }], signal);
}
