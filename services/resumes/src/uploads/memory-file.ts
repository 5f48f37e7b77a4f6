import { Writable } from 'node:stream';

export interface MemoryFileOptions {
  readonly maxBytes: number;
  /** Asked before each chunk is kept; an error it returns ends the upload. */
  readonly admit: (bytes: number) => Error | null;
  /** The error of a file over `maxBytes`. */
  readonly tooLarge: () => Error;
}

/**
 * Keeps one uploaded file in memory. The cap is enforced here, chunk by chunk: formidable compares a file
 * with its limit only at the end. A destroyed file forgets what it held.
 */
export class MemoryFile extends Writable {
  #chunks: Buffer[] = [];
  #size = 0;
  #refusal: Error | null = null;

  constructor(private readonly options: MemoryFileOptions) {
    super();
  }

  get size(): number {
    return this.#size;
  }

  /**
   * Why the file was not taken, or null. To be asked at the end of a form: formidable takes a file whose
   * last chunk was refused for complete when its `end` overtakes the stream's `error`.
   */
  get refusal(): Error | null {
    return this.#refusal;
  }

  /** The bytes, handed over: this object holds them no longer. */
  takeBytes(): Buffer {
    const bytes = Buffer.concat(this.#chunks);
    this.#chunks = [];
    return bytes;
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: (error?: Error) => void): void {
    const { maxBytes, tooLarge, admit } = this.options;
    this.#refusal = this.#size + chunk.length > maxBytes ? tooLarge() : admit(chunk.length);
    if (this.#refusal) {
      done(this.#refusal);
      return;
    }
    this.#size += chunk.length;
    // A copy: the parser's chunk is a view into a larger buffer that would be kept alive with it.
    this.#chunks.push(Buffer.from(chunk));
    done();
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    if (error || !this.writableFinished) this.#chunks = [];
    done(error);
  }
}
