/** The bytes of jsdom's files, which lack `arrayBuffer`. */
export function bytesOf(blob: Blob): Promise<ArrayBuffer> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(new Uint8Array(reader.result as ArrayBuffer).slice().buffer);
    reader.onerror = () => reject(reader.error as Error);
    reader.readAsArrayBuffer(blob);
  });
}

/** Lets code read jsdom's files as it reads a browser's. */
export function installBlobBytes(): void {
  Object.assign(Blob.prototype, {
    arrayBuffer(this: Blob) {
      return bytesOf(this);
    },
  });
}
