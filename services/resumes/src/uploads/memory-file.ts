/// <reference lib="es2024.arraybuffer" />
import { Writable } from 'node:stream';

export interface MemoryFileOptions {
  readonly maxBytes: number;
  /** Asked before each chunk is kept; an error it returns ends the upload. */
  readonly admit: (bytes: number) => Error | null;
  /** The error of a file over `maxBytes`. */
  readonly tooLarge: () => Error;
}

/**
 * Keeps one uploaded file in memory. The cap is enforced here, chunk by chunk: formidable compares a file with its
 * limit only at the end. A destroyed file forgets what it held.
 *
 * The bytes lie in a resizable buffer, whose memory the system gives and takes back page by page. Chunks in the
 * allocator's heap would have to be copied together at the end, would wait for a garbage collection, and would leave
 * their holes in the process for good: 400 MB after four uploads of 190 MB.
 */
export class MemoryFile extends Writable {
  readonly #memory: ArrayBuffer;
  #refusal: Error | null = null;

  constructor(private readonly options: MemoryFileOptions) {
    super();
    this.#memory = new ArrayBuffer(0, { maxByteLength: options.maxBytes });
  }

  get size(): number {
    return this.#memory.byteLength;
  }

  /**
   * Why the file was not taken, or null. To be asked at the end of a form: formidable takes a file whose last chunk was
   * refused to be complete when its `end` overtakes the stream's `error`.
   */
  get refusal(): Error | null {
    return this.#refusal;
  }

  /** The bytes so far, not copied: they are gone after `forget`. */
  get bytes(): Buffer {
    return Buffer.from(this.#memory);
  }

  /** Gives the memory back to the system at once. */
  forget(): void {
    this.#memory.resize(0);
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: (error?: Error) => void): void {
    const { maxBytes, tooLarge, admit } = this.options;
    const at = this.size;
    this.#refusal = at + chunk.length > maxBytes ? tooLarge() : admit(chunk.length);
    if (this.#refusal) {
      done(this.#refusal);
      return;
    }
    this.#memory.resize(at + chunk.length);
    new Uint8Array(this.#memory).set(chunk, at);
    done();
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    if (error || !this.writableFinished) this.forget();
    done(error);
  }
}
