import { trace } from '@opentelemetry/api';
import { isTracing } from './tracing-state.js';

/** The ids of the span in hand, by which a line of the log is found from a trace and a trace from a line. */
export interface TraceFields {
  readonly traceId?: string;
  readonly spanId?: string;
}

const none: TraceFields = {};

/** What every line of the log says of the trace that it belongs to; nothing outside of one. */
export function traceFields(): TraceFields {
  const span = isTracing() ? trace.getActiveSpan() : undefined;
  if (!span) return none;
  const { traceId, spanId } = span.spanContext();
  return { traceId, spanId };
}
