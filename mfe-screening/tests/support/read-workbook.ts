import readWorkbook from 'read-excel-file/universal';
import { bytesOf } from './blob-bytes.js';

/** A workbook as its sheets with their rows. */
export async function readBack(blob: Blob): Promise<unknown> {
  return readWorkbook(await bytesOf(blob));
}
