import { type BsonDocument, isDocument } from './types.js';

/** The document's own field, never something inherited from `Object.prototype`. */
export function getField(document: BsonDocument, name: string): unknown {
  return Object.hasOwn(document, name) ? document[name] : undefined;
}

/** Sets a field, also one called `__proto__`, which plain assignment would turn into a prototype change. */
export function setField(document: BsonDocument, name: string, value: unknown): void {
  if (name === '__proto__') {
    Object.defineProperty(document, name, {
      value,
      writable: true,
      enumerable: true,
      configurable: true,
    });
    return;
  }
  document[name] = value;
}

/** A deep copy of documents and arrays; scalar BSON values are never changed in place and are shared. */
export function cloneValue<T>(value: T): T {
  if (Array.isArray(value)) return value.map(cloneValue) as T;
  if (!isDocument(value)) return value;
  const copy: BsonDocument = {};
  for (const name of Object.keys(value)) setField(copy, name, cloneValue(value[name]));
  return copy as T;
}

/** The name of the first field of a command, an operator expression or a stage. */
export const firstKey = (document: BsonDocument): string | undefined => Object.keys(document)[0];

/** True for a path component that can address an array element: digits, no leading zero. */
export const isArrayIndex = (part: string): boolean => /^(0|[1-9]\d{0,9})$/.test(part);
