import { trace } from '@opentelemetry/api';
import { isTracing } from './tracing-state.js';

/** The ids of the active span, which link log lines to their trace and back. */
export interface TraceFields {
  readonly traceId?: string;
  readonly spanId?: string;
}

const none: TraceFields = {};

/** The trace fields of every log line; empty outside of a trace. */
export function traceFields(): TraceFields {
  const span = isTracing() ? trace.getActiveSpan() : undefined;
  if (!span) return none;
  const { traceId, spanId } = span.spanContext();
  return { traceId, spanId };
}
