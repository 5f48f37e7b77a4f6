import { makeWorkbook } from './make-workbook.js';
import type { Row, Sheet } from './sheet.js';
import type { WorkbookAnswer, WorkbookOrder } from './workbook-messages.js';

const sheets: (Sheet & { rows: Row[] })[] = [];

function answer(): WorkbookAnswer {
  try {
    return { bytes: makeWorkbook(sheets) };
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
}

addEventListener('message', ({ data }: MessageEvent<WorkbookOrder>) => {
  if (data.step === 'sheet') sheets.push({ ...data.sheet, rows: [...data.sheet.rows] });
  else if (data.step === 'rows') sheets.at(-1)?.rows.push(...data.rows);
  else {
    const made = answer();
    postMessage(made, { transfer: 'bytes' in made ? [made.bytes] : [] });
  }
});
