import { maximumMessageBytes } from '../bson.js';
import { ProtocolError } from './messages.js';

/** Cuts a byte stream into messages by their length; keeps what is not complete yet. */
export class FrameReader {
  private chunks: Buffer[] = [];
  private buffered = 0;

  /** Takes in bytes and yields the messages they complete; throws {@link ProtocolError} on an impossible length. */
  *push(chunk: Buffer): Generator<Buffer> {
    this.chunks.push(chunk);
    this.buffered += chunk.length;
    while (this.buffered >= 4) {
      const length = this.messageLength();
      if (length < 16 || length > maximumMessageBytes) {
        throw new ProtocolError(
          `A message of ${length} bytes; between 16 and ${maximumMessageBytes} are allowed.`,
        );
      }
      if (this.buffered < length) return;
      const all =
        this.chunks.length === 1 ? (this.chunks[0] as Buffer) : Buffer.concat(this.chunks);
      const rest = all.subarray(length);
      this.chunks = rest.length > 0 ? [rest] : [];
      this.buffered = rest.length;
      yield all.subarray(0, length);
    }
  }

  private messageLength(): number {
    if ((this.chunks[0] as Buffer).length < 4) this.chunks = [Buffer.concat(this.chunks)];
    return (this.chunks[0] as Buffer).readInt32LE(0);
  }
}
