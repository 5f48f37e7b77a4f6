import 'fake-indexeddb/auto';
import { deserialize, serialize } from 'node:v8';
import { IDBFactory } from 'fake-indexeddb';

/** The bytes of jsdom's files, which lack `arrayBuffer`. */
function readBytes(this: Blob): Promise<ArrayBuffer> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(new Uint8Array(reader.result as ArrayBuffer).slice().buffer);
    reader.onerror = () => reject(reader.error as Error);
    reader.readAsArrayBuffer(this);
  });
}

/** Gives jsdom what a browser has to keep files: an empty IndexedDB, structuredClone, and the bytes of a file. */
export function installBrowserStore(): void {
  Object.assign(globalThis, {
    structuredClone: (value: unknown) => deserialize(serialize(value)) as unknown,
    indexedDB: new IDBFactory(),
  });
  Object.assign(Blob.prototype, { arrayBuffer: readBytes });
}
