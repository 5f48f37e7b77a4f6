import readWorkbook from 'read-excel-file/universal';

/** jsdom's Blob has no arrayBuffer(). */
export function bytesOf(blob: Blob): Promise<ArrayBuffer> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as ArrayBuffer);
    reader.onerror = () => reject(reader.error as Error);
    reader.readAsArrayBuffer(blob);
  });
}

/** A workbook as its sheets with their rows. */
export async function readBack(blob: Blob): Promise<unknown> {
  return readWorkbook(await bytesOf(blob));
}
