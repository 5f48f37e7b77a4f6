import { context, propagation, SpanKind, trace } from '@opentelemetry/api';
import { attribute } from './attributes.js';
import { errorType, failSpan } from './fail-span.js';
import { tracer } from './tracing-state.js';

export interface TracedCall {
  readonly method: string;
  /** Origin of the other side. */
  readonly origin: URL;
  /** Template of the address, such as `/resumes/job/{id}`; undefined where none is known. */
  readonly template: string | undefined;
  /** Status of the answer, read when the call has ended; undefined if no answer began. */
  readonly status: () => number | undefined;
}

/** Headers that continue a trace; `drop` names those of the incoming request that they replace. */
export interface TraceHeaders {
  readonly add: Readonly<Record<string, string>>;
  readonly drop: readonly string[];
}

/** Makes a call to another process as one client span, with headers by which the other side continues the trace. */
export async function traceCall<Result>(
  call: TracedCall,
  send: (headers: TraceHeaders) => Promise<Result>,
): Promise<Result> {
  const { method, origin, template } = call;
  const attributes = {
    [attribute.method]: method,
    [attribute.serverAddress]: origin.hostname,
    [attribute.serverPort]: Number(origin.port) || (origin.protocol === 'https:' ? 443 : 80),
    ...(template === undefined ? {} : { [attribute.urlTemplate]: template }),
  };
  const name = template === undefined ? method : `${method} ${template}`;
  const span = tracer().startSpan(name, { kind: SpanKind.CLIENT, attributes });
  const active = trace.setSpan(context.active(), span);
  const add: Record<string, string> = {};
  propagation.inject(active, add);
  try {
    const result = await context.with(active, () => send({ add, drop: propagation.fields() }));
    const status = call.status();
    if (status !== undefined) {
      span.setAttribute(attribute.status, status);
      if (status >= 400) failSpan(span, String(status));
    }
    return result;
  } catch (error) {
    failSpan(span, errorType(error));
    throw error;
  } finally {
    span.end();
  }
}
