import type { Row, Sheet } from './sheet.js';

/** Messages from the page to the worker: the sheets, part by part, then to write them. */
export type WorkbookOrder =
  | { readonly step: 'sheet'; readonly sheet: Sheet }
  /** More of the last sheet. */
  | { readonly step: 'rows'; readonly rows: readonly Row[] }
  | { readonly step: 'write' };

/** Answer of the worker: the workbook, or why there is none. */
export type WorkbookAnswer = { readonly bytes: ArrayBuffer } | { readonly problem: string };
