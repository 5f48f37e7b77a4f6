import { decodePlainText } from '../../reading/plain.js';
import type { Opening, TableRow } from '../opening.js';
import { findColumns } from './table-headers.js';

const MAX_ROWS = 5_000;
const MAX_CHARACTERS = 2_000_000;
const MAX_CELL_CHARACTERS = 300;
const DELIMITERS = [',', ';', '\t'] as const;
const ADDRESS = /^[^\s<>"',;:()[\]@]{1,64}@[^\s<>"',;:()[\]@]{1,190}$/;

/** The one that separates most cells of the headings. */
function delimiterOf(headings: string): string {
  const counts = DELIMITERS.map((each) => ({ each, count: headings.split(each).length }));
  return counts.toSorted((one, other) => other.count - one.count)[0]?.each ?? ',';
}

/** Rows of cells; a cell in quotes may hold delimiters, line breaks and doubled quotes. */
function parseRows(text: string, delimiter: string): readonly (readonly string[])[] {
  const rows: string[][] = [];
  let row: string[] = [];
  const cell = new RegExp(
    `(?:"([^"]*(?:""[^"]*)*)"[^${delimiter}\\r\\n]*|([^${delimiter}\\r\\n]*))(${delimiter}|\\r?\\n|\\r|$)`,
    'y',
  );
  while (cell.lastIndex < text.length && rows.length <= MAX_ROWS) {
    const [, quoted, plain = '', end = ''] = cell.exec(text) ?? [];
    const content = quoted?.replaceAll('""', '"') ?? plain;
    row.push(content.slice(0, MAX_CELL_CHARACTERS).replace(/\s+/g, ' ').trim());
    if (end === delimiter) continue;
    if (row.some((each) => each !== '')) rows.push(row);
    row = [];
  }
  if (row.some((each) => each !== '')) rows.push(row);
  return rows;
}

/** The applicants of a list with headings; a table about something else is a document. */
export function readTable(bytes: Uint8Array): Opening {
  const text = decodePlainText(bytes)
    .replace(/^\ufeff/, '')
    .slice(0, MAX_CHARACTERS);
  const [headings = [], ...rows] = parseRows(text, delimiterOf(text.split(/\r?\n|\r/, 1)[0] ?? ''));
  const columns = findColumns(headings);
  if (!columns || rows.length === 0) return { kind: 'document' };
  const at = (row: readonly string[], place: number | null) =>
    place === null ? '' : (row[place] ?? '');
  const read = (row: readonly string[]): TableRow => {
    const email = at(row, columns.email);
    return {
      name: columns.names
        .map((place) => at(row, place))
        .join(' ')
        .trim(),
      email: ADDRESS.test(email) ? email : '',
      file: at(row, columns.file),
    };
  };
  return { kind: 'table', rows: rows.map(read) };
}
