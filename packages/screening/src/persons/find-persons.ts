import { Groups } from './groups.js';
import { Namesakes } from './namesakes.js';

export interface PersonOfFile {
  readonly id: string;
  /** Empty when the file shows none. */
  readonly name: string;
  readonly email: string;
}

/** Gives the texts of some files, by id. */
export type ReadTexts = (ids: readonly string[]) => Promise<ReadonlyMap<string, string>>;

/** Files whose texts are held at once. */
const MAX_HELD = 200;
const UNKNOWN = new Set(['', 'candidate unknown']);

/** A name in any order, case and with any accents. */
function nameKey(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter(Boolean)
    .sort()
    .join(' ');
}

function byKey(
  files: readonly PersonOfFile[],
  keyOf: (file: PersonOfFile) => string,
): PersonOfFile[][] {
  const found = new Map<string, PersonOfFile[]>();
  for (const file of files) {
    const key = keyOf(file);
    const known = found.get(key);
    if (known) known.push(file);
    else found.set(key, [file]);
  }
  return [...found].flatMap(([key, group]) => (UNKNOWN.has(key) ? [] : [group]));
}

/** The ids of namesakes in parts of at most `MAX_HELD`, each with those it is compared with. */
function* parts(
  groups: Groups,
  buckets: readonly PersonOfFile[][],
): Generator<{ readonly id: string; readonly namesakes: Namesakes }[]> {
  let part: { readonly id: string; readonly namesakes: Namesakes }[] = [];
  for (const bucket of buckets) {
    const namesakes = new Namesakes(groups);
    for (const { id } of bucket) {
      part.push({ id, namesakes });
      if (part.length < MAX_HELD) continue;
      yield part;
      part = [];
    }
  }
  if (part.length > 0) yield part;
}

/**
 * Tells which files are of one person: the same address, or the same name (in any order) and near the same text. Gives
 * the ids of each person's files, in the order given. Texts are read only where two files have one name. Takes time and
 * memory in proportion to the number of files; of very many different texts of one name, only those near each other in
 * the order given are compared.
 */
export async function findPersons(
  files: readonly PersonOfFile[],
  readTexts: ReadTexts,
): Promise<string[][]> {
  const groups = new Groups();
  for (const [first, ...others] of byKey(files, ({ email }) => email.trim().toLowerCase())) {
    for (const other of others) if (first) groups.join(first.id, other.id);
  }
  const namesakes = byKey(files, ({ name }) => nameKey(name)).filter(([first, ...others]) =>
    others.some((other) => first && !groups.areJoined(first.id, other.id)),
  );
  for (const part of parts(groups, namesakes)) {
    const texts = await readTexts(part.map(({ id }) => id));
    for (const { id, namesakes: known } of part) known.add(id, texts.get(id) ?? '');
  }
  return groups.of(files.map(({ id }) => id));
}
