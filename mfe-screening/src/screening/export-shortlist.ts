import { exportFiles, type Candidate } from '@shortlist/contracts';
import { nameText } from './doubts.js';

/** The longest text that Excel accepts in a cell. */
const cellLimit = 32_767;

/**
 * write-excel-file looks texts up in a plain object, so a text such as 'constructor' would be taken for
 * one it has already stored and the workbook would be damaged. A trailing space keeps it apart.
 */
function cellText(value: string): { value: string; type: StringConstructor; wrap: boolean } {
  const text = value.slice(0, cellLimit - 1);
  return { value: text in Object.prototype ? `${text} ` : text, type: String, wrap: false };
}

/** Rows of the sheet below its header, in the order of the specification's columns. */
function rowOf(candidate: Candidate) {
  return [
    cellText(nameText(candidate)),
    cellText(candidate.email),
    { value: candidate.score, type: Number },
    cellText(candidate.experience),
    cellText(candidate.skills.join(', ')),
    cellText(candidate.summary),
    cellText(candidate.fileName),
  ];
}

const columnWidths = [24, 30, 10, 12, 40, 60, 28];

/**
 * The given candidates as an Excel workbook. Every text is stored as text, so that nothing in a resume can
 * become a formula. The writer is loaded when it is first needed.
 */
export async function shortlistFile(candidates: readonly Candidate[]): Promise<Blob> {
  const { default: writeExcelFile } = await import('write-excel-file/universal');
  const header = exportFiles.excelColumns.map((value) => ({
    value,
    type: String,
    fontWeight: 'bold' as const,
  }));
  return writeExcelFile([header, ...candidates.map(rowOf)], {
    sheet: exportFiles.excelSheet,
    columns: columnWidths.map((width) => ({ width })),
    stickyRowsCount: 1,
  }).toBlob();
}
