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

/** Characters, in the order of the columns. */
const columnWidths = [24, 30, 10, 12, 40, 60, 28];

/** The given candidates as the specification's Excel workbook. */
export function shortlistFile(candidates: readonly Candidate[]): Promise<Blob> {
  const columns = exportFiles.excelColumns.map(
    (title, index) => [title, columnWidths[index] ?? 20] as const,
  );
  return writeWorkbook([{ name: exportFiles.excelSheet, columns, rows: candidates.map(rowOf) }]);
}
