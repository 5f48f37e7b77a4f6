import { randomUUID } from 'node:crypto';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { decodeDocument, encodeDocument } from '../bson.js';
import { damaged } from './check-store-file.js';
import type { Store } from './open-store.js';
import type { SpaceReserve } from './space-reserve.js';

/** Version of the layout of documents and catalogue; raised when an older server could no longer read it. */
const layout = 1;

interface Identity {
  readonly layout: number;
  readonly id: string;
}

/**
 * Records in the store and in a file beside it that the two belong together, so that a store that was emptied or
 * exchanged can be told from a new one. Throws a sentence when they differ or a newer server wrote them.
 */
export function checkIdentity(
  { store, reserve }: { readonly store: Store; readonly reserve: SpaceReserve },
  folder: string,
): void {
  const file = join(folder, 'store.json');
  const expected = readMark(file, folder);
  const found = readIdentity(store);
  for (const { layout: used } of [expected, found].filter((each) => each !== undefined)) {
    if (used > layout) {
      throw new Error(
        `The data in ${folder} was written by a newer version (layout ${used}; this one reads up to ${layout}). Use that version.`,
      );
    }
  }
  if (expected && expected.id !== found?.id) {
    throw damaged(folder, 'the store lost its content or is not the one that belongs here');
  }
  const identity = found ?? { layout, id: randomUUID() };
  if (!found) {
    const bytes = encodeDocument({ ...identity });
    reserve.ensure([bytes.length]);
    store.putSync([0, 1], bytes);
  }
  if (expected) return;
  writeFileSync(`${file}.part`, `${JSON.stringify(identity)}\n`, { mode: 0o600, flush: true });
  renameSync(`${file}.part`, file);
}

function readIdentity(store: Store): Identity | undefined {
  const bytes = store.get([0, 1]);
  if (!bytes) return undefined;
  const { layout: used, id } = decodeDocument(bytes);
  return { layout: Number(used), id: String(id) };
}

function readMark(file: string, folder: string): Identity | undefined {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
  try {
    const { layout: used, id } = JSON.parse(text) as Identity;
    if (Number.isInteger(used) && typeof id === 'string') return { layout: used, id };
  } catch (error) {
    throw damaged(folder, 'store.json in it can not be read', error);
  }
  throw damaged(folder, 'store.json in it can not be read');
}
