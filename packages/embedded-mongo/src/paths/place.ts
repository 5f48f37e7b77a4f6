import { getField, isArrayIndex, setField } from '../bson/fields.js';
import { formatValue } from '../bson/format.js';
import { type BsonDocument, isDocument } from '../bson/types.js';
import { MongoError } from '../errors.js';

/** How far past its end an array may be filled with nulls by one update. */
const maximumBackfill = 1_500_000;

/** A place in a document that an update works on; `get` is undefined where nothing exists yet. */
export interface Place {
  readonly exists: boolean;
  readonly value: unknown;
  /** Puts a value there, creating the documents on the way; error 28 when the way is blocked. */
  set(value: unknown): void;
  /** Removes the value; an array element becomes null. */
  unset(): void;
}

/** Finds the place of a path; a missing way is created only by `set`. */
export function placeAt(document: BsonDocument, parts: readonly string[]): Place {
  let holder: unknown = document;
  let position = 0;
  while (position < parts.length - 1) {
    const next = childOf(holder, parts[position] as string);
    if (next === undefined) break;
    holder = next;
    position += 1;
  }
  const rest = parts.slice(position);
  const name = rest[0] as string;
  const reached = rest.length === 1;
  const value = reached ? childOf(holder, name) : undefined;
  const exists = reached && hasChild(holder, name);
  return {
    exists,
    value,
    set: (next) => setAt(holder, rest, next, parts[position - 1] ?? ''),
    unset: () => {
      if (!exists) return;
      if (Array.isArray(holder)) holder[Number(name)] = null;
      else delete (holder as BsonDocument)[name];
    },
  };
}

function childOf(holder: unknown, name: string): unknown {
  if (Array.isArray(holder)) return isArrayIndex(name) ? holder[Number(name)] : undefined;
  return isDocument(holder) ? getField(holder, name) : undefined;
}

function hasChild(holder: unknown, name: string): boolean {
  if (Array.isArray(holder)) return isArrayIndex(name) && Number(name) < holder.length;
  return isDocument(holder) && Object.hasOwn(holder, name);
}

function setAt(holder: unknown, rest: readonly string[], value: unknown, holderName: string): void {
  const [name, ...deeper] = rest as [string, ...string[]];
  let made = value;
  for (const part of deeper.toReversed()) {
    const outer: BsonDocument = {};
    setField(outer, part, made);
    made = outer;
  }
  if (Array.isArray(holder)) setElement(holder, name, made, holderName);
  else if (isDocument(holder)) setField(holder, name, made);
  else throw blocked(name, holderName, holder);
}

function setElement(array: unknown[], name: string, value: unknown, holderName: string): void {
  if (!isArrayIndex(name)) throw blocked(name, holderName, array);
  const index = Number(name);
  if (index - array.length > maximumBackfill) {
    throw new MongoError(2, `can't backfill array to larger than ${maximumBackfill} elements`);
  }
  while (array.length < index) array.push(null);
  array[index] = value;
}

function blocked(name: string, holderName: string, holder: unknown): Error {
  return new MongoError(
    28,
    `Cannot create field '${name}' in element {${holderName}: ${formatValue(holder)}}`,
  );
}
