import { type Attributes, context, ROOT_CONTEXT, SpanKind, trace } from '@opentelemetry/api';
import { errorType, failSpan } from './fail-span.js';
import { isTracing, tracer } from './tracing-state.js';

export interface InSpanOptions {
  /** Called only while traces are on. */
  readonly attributes?: () => Attributes;
  /** `client`: calls another system. Default: internal. */
  readonly kind?: 'client';
  /** Begins a trace of its own, as for work started by a timer. Default false. */
  readonly root?: boolean;
}

/** Adds to the span of the work; does nothing while traces are off. */
export type Annotate = (attributes: () => Attributes) => void;

const annotateNothing: Annotate = () => undefined;

/**
 * Runs `work` in a span that becomes the parent of everything it does; just runs it while traces are off. An error
 * passes through and marks the span with its kind.
 */
export async function inSpan<Result>(
  name: string,
  work: (annotate: Annotate) => Promise<Result>,
  options: InSpanOptions = {},
): Promise<Result> {
  if (!isTracing()) return work(annotateNothing);
  const parent = options.root ? ROOT_CONTEXT : context.active();
  const span = tracer().startSpan(
    name,
    {
      kind: options.kind === 'client' ? SpanKind.CLIENT : SpanKind.INTERNAL,
      ...(options.attributes ? { attributes: options.attributes() } : {}),
    },
    parent,
  );
  try {
    return await context.with(trace.setSpan(parent, span), () =>
      work((added) => void span.setAttributes(added())),
    );
  } catch (error) {
    failSpan(span, errorType(error));
    throw error;
  } finally {
    span.end();
  }
}

/** Adds to the active span; does nothing while traces are off. */
export function annotateSpan(attributes: () => Attributes): void {
  if (isTracing()) trace.getActiveSpan()?.setAttributes(attributes());
}
