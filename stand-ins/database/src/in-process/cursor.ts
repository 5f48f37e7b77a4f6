import type { Document } from 'mongodb';
import type { Ask } from './ask.js';

/** The used part of the driver's cursors: asks for its first batch when the first document is wanted. */
export class InProcessCursor implements AsyncIterable<Document> {
  constructor(
    private readonly ask: Ask,
    private readonly command: Document,
    private readonly batchSize?: number,
  ) {}

  sort(sort: Document): this {
    return this.with({ sort });
  }

  limit(limit: number): this {
    return this.with({ limit });
  }

  project(projection: Document): this {
    return this.with({ projection });
  }

  async toArray(): Promise<Document[]> {
    const found: Document[] = [];
    for await (const document of this) found.push(document);
    return found;
  }

  /** Nothing is held open: an abandoned cursor is dropped with its server. */
  close(): Promise<void> {
    return Promise.resolve();
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Document> {
    let { cursor } = await this.ask(this.command);
    yield* cursor.firstBatch as Document[];
    const [, collection] = /^[^.]*\.(.*)$/.exec(cursor.ns as string) ?? [];
    while (cursor.id) {
      const batchSize = this.batchSize === undefined ? {} : { batchSize: this.batchSize };
      ({ cursor } = await this.ask({
        getMore: BigInt(cursor.id as number),
        collection,
        ...batchSize,
      }));
      yield* cursor.nextBatch as Document[];
    }
  }

  private with(fields: Document): this {
    Object.assign(this.command, fields);
    return this;
  }
}
