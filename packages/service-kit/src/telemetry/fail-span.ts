import { type Span, SpanStatusCode } from '@opentelemetry/api';
import { attribute } from './attributes.js';

/** The kind of error: its code or name, never its message, which may quote what people wrote. */
export function errorType(error: unknown): string {
  if (!(error instanceof Error)) return '_OTHER';
  const code: unknown = Reflect.get(error, 'code');
  const isName = typeof code === 'string' && /^[\w.-]{1,60}$/.test(code);
  return isName ? code : error.name;
}

/** Marks a span as failed. The log line with the same trace id has the error itself. */
export function failSpan(span: Span, type: string): void {
  span.setAttribute(attribute.errorType, type);
  span.setStatus({ code: SpanStatusCode.ERROR });
}
