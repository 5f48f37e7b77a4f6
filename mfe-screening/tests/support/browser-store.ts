import 'fake-indexeddb/auto';
import { deserialize, serialize } from 'node:v8';
import { IDBFactory } from 'fake-indexeddb';
import { installBlobBytes } from './blob-bytes.js';

/** Gives jsdom what a browser has to keep files: an empty IndexedDB, structuredClone, and the bytes of a file. */
export function installBrowserStore(): void {
  Object.assign(globalThis, {
    structuredClone: (value: unknown) => deserialize(serialize(value)) as unknown,
    indexedDB: new IDBFactory(),
  });
  installBlobBytes();
}
