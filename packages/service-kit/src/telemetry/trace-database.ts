import { SpanKind, trace, TraceFlags } from '@opentelemetry/api';
import type { Db } from 'mongodb';
import { isDuplicateKey } from '../database/is-duplicate-key.js';
import { observeCalls } from '../database/observe-calls.js';
import { attribute } from './attributes.js';
import { errorType, failSpan } from './fail-span.js';
import { tracer } from './tracing-state.js';

/** Not `isRecording`: work may outlast the request that began it, whose own span has then ended. */
function isRecorded(): boolean {
  const flags = trace.getActiveSpan()?.spanContext().traceFlags ?? TraceFlags.NONE;
  return (flags & TraceFlags.SAMPLED) !== 0;
}

/**
 * Makes a client span of each call of the collections opened on `db` from now on, if it is part of a recorded
 * trace: it never begins one. Spans name the collection and the call, never a filter or a document.
 */
export function traceDatabase(db: Db): void {
  const [server] = db.client.options.hosts;
  const place = {
    [attribute.dbSystem]: 'mongodb',
    [attribute.dbNamespace]: db.databaseName,
    [attribute.serverAddress]: server?.host,
    [attribute.serverPort]: server?.port,
  };
  observeCalls(db, async ({ collection, command }, run) => {
    if (!isRecorded()) return run();
    const span = tracer().startSpan(`${command} ${collection}`, {
      kind: SpanKind.CLIENT,
      attributes: {
        ...place,
        [attribute.dbCollection]: collection,
        [attribute.dbOperation]: command,
      },
    });
    try {
      return await run();
    } catch (error) {
      const code: unknown = error instanceof Error ? Reflect.get(error, 'code') : undefined;
      if (typeof code === 'number') span.setAttribute(attribute.dbStatus, String(code));
      // A duplicate key is no failure: code that claims a key expects that answer.
      if (!isDuplicateKey(error)) failSpan(span, errorType(error));
      throw error;
    } finally {
      span.end();
    }
  });
}
