import { type Span, SpanKind, trace, TraceFlags } from '@opentelemetry/api';
import type { mongo } from 'mongoose';
import { attribute } from './attributes.js';
import { errorType, failSpan } from './fail-span.js';
import { tracer } from './tracing-state.js';

/** Of the command itself only its name and its collection are read: the rest is what people wrote. */
function describe({ address, command, commandName, databaseName }: mongo.CommandStartedEvent) {
  const named: unknown = commandName === 'getMore' ? command['collection'] : command[commandName];
  const collection = typeof named === 'string' ? named : undefined;
  const [, host = address, port] = /^(.*):(\d+)$/.exec(address) ?? [];
  return {
    name: collection === undefined ? commandName : `${commandName} ${collection}`,
    attributes: {
      [attribute.dbSystem]: 'mongodb',
      [attribute.dbNamespace]: databaseName,
      [attribute.dbOperation]: commandName,
      ...(collection === undefined ? {} : { [attribute.dbCollection]: collection }),
      [attribute.serverAddress]: host,
      ...(port === undefined ? {} : { [attribute.serverPort]: Number(port) }),
    },
  };
}

/**
 * One client span for each command of a client made with `monitorCommands`, where it belongs to a trace that is recorded: what the
 * driver asks for itself, and what nobody traces, begins none.
 */
export function traceCommands(client: mongo.MongoClient): void {
  const running = new Map<number, Span>();
  const take = (requestId: number): Span | undefined => {
    const span = running.get(requestId);
    running.delete(requestId);
    return span;
  };
  client.on('commandStarted', (event) => {
    // Not isRecording(): work goes on below a request that was answered, whose own span has ended.
    const flags = trace.getActiveSpan()?.spanContext().traceFlags ?? TraceFlags.NONE;
    if ((flags & TraceFlags.SAMPLED) === 0) return;
    const { name, attributes } = describe(event);
    running.set(event.requestId, tracer.startSpan(name, { kind: SpanKind.CLIENT, attributes }));
  });
  client.on('commandSucceeded', ({ requestId }) => take(requestId)?.end());
  client.on('commandFailed', ({ requestId, failure }) => {
    const span = take(requestId);
    if (!span) return;
    const code: unknown = Reflect.get(failure, 'code');
    if (typeof code === 'number') span.setAttribute(attribute.dbStatus, String(code));
    failSpan(span, typeof code === 'number' ? String(code) : errorType(failure));
    span.end();
  });
}
