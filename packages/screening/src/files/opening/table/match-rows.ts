import { foldText } from '../../../text/words/fold.js';
import type { Applicant } from '../../../types.js';
import type { TableRow } from '../opening.js';

function baseOf(path: string): string {
  return path.split(/[/\\]/).at(-1) ?? '';
}

/** A file as lists name it: with or without folders, with or without its ending. */
function namesOf(path: string): readonly string[] {
  const folded = foldText(path.replaceAll('\\', '/'));
  const base = baseOf(folded);
  return [folded, base, base.replace(/\.[a-z]{2,5}$/, '')];
}

function wordsOf(text: string): readonly string[] {
  return foldText(text.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2'))
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 1);
}

/** Adds a value under its key, or null where the key has another already. */
function addOnce<Key, Value>(map: Map<Key, Value | null>, key: Key, value: Value): void {
  map.set(key, map.has(key) && map.get(key) !== value ? null : value);
}

/** The row of each path by its file column; one that two rows name has none. */
function byFile(
  paths: readonly string[],
  rows: readonly TableRow[],
): ReadonlyMap<string, TableRow | null> {
  const rowOf = new Map<string, TableRow | null>();
  for (const row of rows)
    if (row.file !== '') addOnce(rowOf, foldText(row.file.replaceAll('\\', '/')), row);
  const found = new Map<string, TableRow | null>();
  for (const path of paths) {
    const name = namesOf(path).find((each) => rowOf.get(each));
    if (name !== undefined) found.set(path, rowOf.get(name) ?? null);
  }
  return found;
}

/** The row of each path whose file name has all words of a row's name; one that fits two rows has none. */
function byName(
  paths: readonly string[],
  rows: readonly TableRow[],
): ReadonlyMap<string, TableRow | null> {
  const pathsOf = new Map<string, Set<string>>();
  for (const path of paths) {
    for (const word of wordsOf(baseOf(path)))
      pathsOf.set(word, (pathsOf.get(word) ?? new Set()).add(path));
  }
  const found = new Map<string, TableRow | null>();
  for (const row of rows) {
    const [first, ...rest] = wordsOf(row.name);
    if (first === undefined || rest.length === 0) continue;
    for (const path of pathsOf.get(first) ?? [])
      if (rest.every((word) => pathsOf.get(word)?.has(path))) addOnce(found, path, row);
  }
  return found;
}

/** The applicant of each path by the rows of a list: by its file column, else by the person's name within the file's. */
export function matchRows(
  paths: readonly string[],
  rows: readonly TableRow[],
): ReadonlyMap<string, Applicant> {
  const named = byFile(paths, rows);
  const others = byName(
    paths.filter((path) => !named.has(path)),
    rows.filter(({ file }) => file === ''),
  );
  return new Map(
    [...named, ...others].flatMap(([path, row]) =>
      row ? [[path, { name: row.name, email: row.email }] as const] : [],
    ),
  );
}
