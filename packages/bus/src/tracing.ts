import {
  type Attributes,
  type Context,
  context,
  propagation,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
  type Tracer,
} from '@opentelemetry/api';

/** Trace context as it travels in a message's headers; empty while nobody traces. */
export type TraceHeaders = Readonly<Record<string, string>>;

/** Headers of W3C Trace Context and Baggage: passed on even by a process that does not trace. */
const standardHeaders = ['traceparent', 'tracestate', 'baggage'];

const sending = { kind: SpanKind.PRODUCER } as const;
const handling = { kind: SpanKind.CONSUMER } as const;

/** Attributes that identify a message in a trace, in terms of OpenTelemetry's semantic conventions for messaging. */
export interface TracedMessage {
  /** `messaging.system`. */
  readonly system: string;
  /** Queue, or key of an event. */
  readonly destination: string;
  readonly key: string;
  readonly messageId: string;
  readonly requestId: string;
}

/** Names of the headers that carry trace context, some perhaps twice. */
export function traceHeaderNames(): readonly string[] {
  const others = propagation.fields();
  return others.length === 0 ? standardHeaders : [...standardHeaders, ...others];
}

/** Sends one message in a span of its own; `send` gets the headers that carry it on. */
export async function traceSend<Result>(
  operation: 'publish' | 'request',
  message: TracedMessage,
  send: (headers: TraceHeaders) => Promise<Result>,
): Promise<Result> {
  const span = tracer().startSpan(`${operation} ${message.destination}`, sending);
  if (span.isRecording())
    span.setAttributes({ ...attributesOf(message, operation), 'messaging.operation.type': 'send' });
  const inside = trace.setSpan(context.active(), span);
  const headers: Record<string, string> = {};
  propagation.inject(inside, headers);
  try {
    return await context.with(inside, () => send(headers));
  } catch (error) {
    recordError(span, error);
    throw error;
  } finally {
    span.end();
  }
}

/** Handles one delivery in a child of the span that sent the message. `task` may record an error on it. */
export async function traceHandling<Result>(
  message: TracedMessage & { readonly attempt: number },
  headers: TraceHeaders,
  task: (fail: (error: unknown) => void) => Promise<Result>,
): Promise<Result> {
  // Not from the active context: within one process that may belong to the sender of another message.
  const sent: Context = propagation.extract(ROOT_CONTEXT, headers);
  const span = tracer().startSpan(`process ${message.destination}`, handling, sent);
  if (span.isRecording())
    span.setAttributes({
      ...attributesOf(message, 'process'),
      'messaging.operation.type': 'process',
      'shortlist.message.attempt': message.attempt,
    });
  const fail = (error: unknown): void => recordError(span, error);
  try {
    return await context.with(trace.setSpan(sent, span), () => task(fail));
  } catch (error) {
    fail(error);
    throw error;
  } finally {
    span.end();
  }
}

/** Fetched each time: the SDK may be registered after the bus is created. */
function tracer(): Tracer {
  return trace.getTracer('@shortlist/bus');
}

function attributesOf(message: TracedMessage, operation: string): Attributes {
  return {
    'messaging.system': message.system,
    'messaging.operation.name': operation,
    'messaging.destination.name': message.destination,
    'messaging.message.id': message.messageId,
    'shortlist.message.key': message.key,
    'shortlist.request_id': message.requestId,
  };
}

/** Records the kind of error only: a handler's message may quote what people wrote. The log line has it. */
function recordError(span: Span, error: unknown): void {
  span.setAttribute('error.type', error instanceof Error ? error.name : '_OTHER');
  span.setStatus({ code: SpanStatusCode.ERROR });
}
