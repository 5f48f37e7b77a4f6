import type { Sheet } from './sheet.js';
import type { WorkbookAnswer, WorkbookOrder } from './workbook-messages.js';

/** Rows that are given to the worker at once: the page answers between two parts. */
const partSize = 250;

/** A thread of its own; null where there is none, for example when the page's files come from another address. */
function startWorker(): Worker | null {
  try {
    return new Worker(new URL('./workbook-worker.js', import.meta.url));
  } catch {
    return null;
  }
}

function* ordersFor(sheets: readonly Sheet[]): Generator<WorkbookOrder> {
  for (const sheet of sheets) {
    yield { step: 'sheet', sheet: { ...sheet, rows: [] } };
    for (let from = 0; from < sheet.rows.length; from += partSize) {
      yield { step: 'rows', rows: sheet.rows.slice(from, from + partSize) };
    }
  }
  yield { step: 'write' };
}

/** Null when the worker could not be loaded. */
function writeApart(
  worker: Worker,
  sheets: readonly Sheet[],
  signal: AbortSignal | undefined,
): Promise<ArrayBuffer | null> {
  return new Promise((resolve, reject) => {
    worker.addEventListener('error', () => resolve(null));
    worker.addEventListener('message', ({ data }: MessageEvent<WorkbookAnswer>) => {
      if ('bytes' in data) resolve(data.bytes);
      else reject(new Error(data.problem));
    });
    signal?.addEventListener('abort', () => reject(signal.reason as Error));
    const report = async () => {
      for (const order of ordersFor(sheets)) {
        if (signal?.aborted) return;
        worker.postMessage(order);
        await new Promise((next) => setTimeout(next));
      }
    };
    void report().catch(reject);
  });
}

/**
 * Sheets as an Excel workbook, written beside the page, which stays usable meanwhile; only where it has no thread of its
 * own on the page's. What writes is loaded when it is first needed. Rejects with the signal's reason.
 */
export async function writeWorkbook(sheets: readonly Sheet[], signal?: AbortSignal): Promise<Blob> {
  signal?.throwIfAborted();
  const worker = startWorker();
  try {
    const apart = worker && (await writeApart(worker, sheets, signal));
    const bytes = apart ?? (await import('./make-workbook.js')).makeWorkbook(sheets);
    return new Blob([bytes], {
      type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    });
  } finally {
    worker?.terminate();
  }
}
