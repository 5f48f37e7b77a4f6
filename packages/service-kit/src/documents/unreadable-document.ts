import { Counter } from 'prom-client';
import type { z } from 'zod';
import { processMetrics } from '../http/metrics.js';
import type { Logger } from '../logger.js';

/** A stored document that this release can't read. Names the document and its faulty fields, never what they hold. */
export class UnreadableDocumentError extends Error {
  override readonly name = 'UnreadableDocumentError';
  readonly collection: string;
  readonly documentId: string;

  constructor(collection: string, documentId: string, { issues }: Pick<z.ZodError, 'issues'>) {
    const faults = issues.slice(0, 10).map(({ path, code }) => `${path.join('.')} (${code})`);
    super(`Document ${documentId} of ${collection} can't be read: ${faults.join(', ')}`);
    this.collection = collection;
    this.documentId = documentId;
  }
}

let counter: Counter<'collection'> | undefined;

/** A function that logs and counts skipped documents, each once in the life of the process. */
export function createUnreadableReport(log: Logger): (error: UnreadableDocumentError) => void {
  const known = new Set<string>();
  return (error) => {
    const key = `${error.collection} ${error.documentId}`;
    if (known.has(key)) return;
    known.add(key);
    counter ??= new Counter({
      name: 'unreadable_documents_total',
      help: 'Stored documents that were passed over because this release cannot read them',
      labelNames: ['collection'],
      registers: [processMetrics()],
    });
    counter.inc({ collection: error.collection });
    log.error({ err: error }, 'a stored document can not be read and is passed over');
  };
}
