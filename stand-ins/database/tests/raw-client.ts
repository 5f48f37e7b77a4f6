import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { deserialize, type Document, serialize } from 'bson';

/** A message with its header, around any payload. */
export function frame(operation: number, payload: Buffer, requestId = 1): Buffer {
  const head = Buffer.alloc(16);
  head.writeInt32LE(16 + payload.length, 0);
  head.writeInt32LE(requestId, 4);
  head.writeInt32LE(operation, 12);
  return Buffer.concat([head, payload]);
}

/** The payload of an OP_MSG: flags and the body section, then what else is given. */
export function opMsg(body: Document, { flags = 0, sections = [] as Buffer[] } = {}): Buffer {
  const bits = Buffer.alloc(4);
  bits.writeUInt32LE(flags);
  return Buffer.concat([bits, Buffer.from([0]), Buffer.from(serialize(body)), ...sections]);
}

/** A document sequence section. */
export function sequence(name: string, documents: Document[]): Buffer {
  const content = Buffer.concat([
    Buffer.from(`${name}\0`),
    ...documents.map((each) => Buffer.from(serialize(each))),
  ]);
  const size = Buffer.alloc(4);
  size.writeInt32LE(4 + content.length);
  return Buffer.concat([Buffer.from([1]), size, content]);
}

/** A connection that speaks bytes. */
export class RawClient {
  private buffer = Buffer.alloc(0);
  private wake: () => void = () => undefined;
  private readonly ended: Promise<void>;
  private isEnded = false;

  private constructor(readonly socket: Socket) {
    socket.on('data', (chunk) => {
      this.buffer = Buffer.concat([this.buffer, chunk as Buffer]);
      this.wake();
    });
    // A reset is one of the ways in which the server may close.
    socket.on('error', () => undefined);
    this.ended = new Promise((resolve) =>
      socket.once('close', () => {
        this.isEnded = true;
        this.wake();
        resolve();
      }),
    );
  }

  static async connect(uri: string): Promise<RawClient> {
    const { hostname, port } = new URL(uri);
    const socket = connect(Number(port), hostname);
    await once(socket, 'connect');
    return new RawClient(socket);
  }

  send(bytes: Buffer): void {
    this.socket.write(bytes);
  }

  /** The next reply's document; rejects when the server closes first. */
  async reply(): Promise<{ operation: number; responseTo: number; document: Document }> {
    while (this.buffer.length < 16 || this.buffer.length < this.buffer.readInt32LE(0)) {
      if (this.isEnded) throw new Error('The server closed the connection.');
      await new Promise<void>((resolve) => (this.wake = resolve));
    }
    const length = this.buffer.readInt32LE(0);
    const message = this.buffer.subarray(0, length);
    this.buffer = this.buffer.subarray(length);
    const operation = message.readInt32LE(12);
    const document = deserialize(message.subarray(operation === 1 ? 36 : 21));
    return { operation, responseTo: message.readInt32LE(8), document };
  }

  /** Resolves when the server closes the connection. */
  closed(): Promise<void> {
    return this.ended;
  }

  close(): void {
    this.socket.destroy();
  }
}
