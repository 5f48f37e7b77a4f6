import type { ServerResponse } from 'node:http';
import { setHead } from './forward-headers.js';

/** Larger pieces cost more to join to a head than a write of their own costs. */
const maxJoinedBytes = 16 * 1024;

/**
 * Passes an answer on as it comes. What comes of it in one turn of the event loop waits for the end of that turn: head
 * and body of a small answer are one write, and nothing of a stream waits for more.
 */
export class AnswerWriter {
  readonly #response: ServerResponse;
  #isHeld = false;
  #first: Buffer | undefined;

  constructor(response: ServerResponse) {
    this.#response = response;
  }

  begin(status: number, headers: NodeJS.Dict<string | string[]>): void {
    setHead(this.#response, status, headers);
    this.#isHeld = true;
    process.nextTick(release, this);
  }

  /** False when the client takes no more for now. */
  write(piece: Buffer): boolean {
    if (this.#isHeld && this.#first === undefined && piece.length <= maxJoinedBytes) {
      this.#first = piece;
      return true;
    }
    this.release();
    return this.#response.write(piece);
  }

  /** Sends what is held. */
  release(): void {
    if (!this.#isHeld) return;
    this.#isHeld = false;
    if (this.#response.destroyed) return;
    if (this.#first === undefined) this.#response.flushHeaders();
    else this.#response.write(this.#first);
  }

  end(): void {
    if (this.#isHeld && this.#first !== undefined) {
      this.#isHeld = false;
      // Node joins a head to text, but not to bytes; each byte is one character of latin1.
      this.#response.end(this.#first.toString('latin1'), 'latin1');
    } else this.#response.end();
  }
}

const release = (writer: AnswerWriter) => writer.release();
