const DELIMITERS = [',', ';', '\t', '|'] as const;
const MAX_RECORDS = 300;
const MAX_HEADER_CELL = 40;
/** Share of the records that have as many cells as the first. */
const CONSISTENT = 0.9;
/** A written list has a space after its commas, a table mostly none. */
const MAX_SPACED = 0.1;
const NUMBER = /^[-+(]?[€$£]?\s?\d[\d.,' ]{0,20}\)?\s?(?:%|€|\$|£|[A-Z]{3}|zł)?$/;
const FULL_DATE =
  /^(?:\d{4}-\d{2}-\d{2}(?:[T ].{0,20})?|\d{1,2}[./-]\d{1,2}[./-]\d{2,4}(?: .{0,12})?)$/;
const CODE = /^(?:[A-Z]{1,5}[-_]?\d{2,12}|true|false|yes|no|null|n\/a|[0-9a-f]{8}-[0-9a-f-]{27})$/i;
const EMAIL = /^[^\s@]+@[^\s@]+\.[a-z]{2,}$/i;
const YEAR_RANGE = /(?:19[5-9]|20[0-4])\d\s?[-–—]\s?(?:(?:19[5-9]|20[0-4])\d(?!-)|\p{L})/u;
const MONTH = /^(?:\d{1,2}[./-]\d{4}|(?:19[5-9]|20[0-4])\d|\p{L}{3,10}\.? \d{4})$/u;

interface Table {
  readonly records: readonly (readonly string[])[];
  /** Share of the delimiters that a space follows. */
  readonly spaced: number;
}

/** Reads records as RFC 4180 has them: a cell in quotes may hold delimiters and line ends. */
function readTable(text: string, delimiter: string): Table {
  const records: string[][] = [];
  let record: string[] = [];
  let cell = '';
  let isQuoted = false;
  let [delimiters, spaced] = [0, 0];
  const endRecord = () => {
    record.push(cell.trim());
    if (record.some((each) => each !== '')) records.push(record);
    [record, cell] = [[], ''];
  };
  for (let at = 0; at < text.length && records.length < MAX_RECORDS; at += 1) {
    const character = text.charAt(at);
    if (character === '"' && (isQuoted || cell.trim() === '')) {
      if (isQuoted && text.charAt(at + 1) === '"') at += 1;
      else isQuoted = !isQuoted;
    } else if (isQuoted) cell += character;
    else if (character === delimiter) {
      delimiters += 1;
      if (text.charAt(at + 1) === ' ') spaced += 1;
      record.push(cell.trim());
      cell = '';
    } else if (character === '\n') endRecord();
    else cell += character;
  }
  endRecord();
  return { records, spaced: delimiters === 0 ? 1 : spaced / delimiters };
}

function isData(cell: string): boolean {
  return NUMBER.test(cell) || FULL_DATE.test(cell) || CODE.test(cell) || EMAIL.test(cell);
}

function isHeader(record: readonly string[]): boolean {
  return (
    record.every((cell) => cell !== '' && cell.length <= MAX_HEADER_CELL && /\p{L}/u.test(cell)) &&
    !record.some((cell) => isData(cell) || YEAR_RANGE.test(cell)) &&
    new Set(record).size === record.length
  );
}

function share<Item>(items: readonly Item[], holds: (item: Item) => boolean): number {
  return items.length === 0 ? 0 : items.filter(holds).length / items.length;
}

/** The table of a resume has stretches of time in its rows, or months and years in cells of their own. */
function isCareerRow(record: readonly string[]): boolean {
  return record.some((cell) => YEAR_RANGE.test(cell) || MONTH.test(cell));
}

function isDataTable({ records, spaced }: Table, delimiter: string): boolean {
  const [first = [], ...rows] = records;
  const columns = first.length;
  if (columns < 2 || rows.length === 0) return false;
  if (share(records, (record) => record.length === columns) < CONSISTENT) return false;
  const cells = rows.flat().filter((cell) => cell !== '');
  const dataShare = share(cells, isData);
  const careers = share(rows, isCareerRow);
  // Tabs and bars also part the columns of a resume.
  const isStrict = delimiter === '\t' || delimiter === '|';
  if (isStrict) {
    return columns >= 3 && rows.length >= 2 && isHeader(first) && dataShare >= 0.4 && careers < 0.3;
  }
  if (spaced > MAX_SPACED) return false;
  const hasDataColumn = first.some(
    (_, at) => share(rows, (row) => (row[at] ?? '') === '' || isData(row[at] ?? '')) >= 0.7,
  );
  if (isHeader(first)) {
    if (columns === 2) return rows.length >= 3 && hasDataColumn;
    return hasDataColumn || (rows.length >= 3 && careers < 0.3);
  }
  return columns >= 3 && rows.length >= 2 && dataShare >= 0.6;
}

/** True for the rows of a table that a program exported, such as CSV. */
export function isExportedTable(text: string): boolean {
  const body = text.trimStart().replace(/^(?:sep=.\n|#[^\n]*\n)+/, '');
  const [first = ''] = body.split('\n', 1);
  return DELIMITERS.some(
    (delimiter) => first.includes(delimiter) && isDataTable(readTable(body, delimiter), delimiter),
  );
}
